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

/** What is read as data runs no script and loads nothing, wherever it is opened. A page of the API says its own. */
const dataPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }

/**
 * What every answer tells a browser: which scripts may run, that a site on https stays there, and
 * that nothing of an account is kept in any cache.
 */
export function securityHeaders(
  app: Pick<FastifyInstance, 'addHook'>,
  { origin, scriptHashes }: HeaderOptions,
): void {
  // Other names under the domain are not ours to speak for.
  const strictTransportSecurity = origin.startsWith('https:') && {
    maxAge: yearSeconds,
    includeSubDomains: false,
  }
  const ofPages = {
    ...headersOf({
      contentSecurityPolicy: { directives: contentSecurityPolicy(scriptHashes) },
      strictTransportSecurity,
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': permissionsPolicy,
  }
  const ofApi = {
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives: dataPolicy },
      strictTransportSecurity,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      dnsPrefetchControl: false,
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    'cache-control': 'no-store',
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith(`${apiBase}/`) ? ofApi : ofPages)
    done()
  })
}
