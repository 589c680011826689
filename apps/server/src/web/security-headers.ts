import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { apiBase } from '@brightplate/contract/api/endpoints'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { contentSecurityPolicy } from './content-security-policy.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** What no page of ours needs; sharing, copying and printing are left as they are. */
const unneeded = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissionsPolicy = unneeded.map((feature) => `${feature}=()`).join(', ')

interface HeaderOptions {
  /** The address of the site. */
  origin: string
  scriptHashes: readonly string[]
}

/** What Helmet would put on every answer; it reckons the same ones anew for each. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return response.getHeaders()
}

/**
 * What every answer tells a browser: which scripts may run, that a site on https stays there, and
 * that nothing of an account is kept in any cache.
 */
export function securityHeaders(
  app: Pick<FastifyInstance, 'addHook'>,
  { origin, scriptHashes }: HeaderOptions,
): void {
  const ofPages = {
    ...headersOf({
      contentSecurityPolicy: { directives: contentSecurityPolicy(scriptHashes) },
      // Other names under the domain are not ours to speak for.
      strictTransportSecurity: origin.startsWith('https:')
        ? { maxAge: yearSeconds, includeSubDomains: false }
        : false,
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': permissionsPolicy,
  }
  const ofApi = { ...ofPages, 'cache-control': 'no-store' }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith(`${apiBase}/`) ? ofApi : ofPages)
    done()
  })
}
