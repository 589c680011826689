import type { OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { apiBase } from '@brightplate/contract/api/endpoints'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { contentSecurityPolicy } from './content-security-policy.ts'

// An ES import of it loads all that Node has for fetching: 36 ms of a start, and 5 MB.
const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http')

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

/** What Helmet would put on every answer; it computes the same ones again for each. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return response.getHeaders()
}

/** Parts of a page: a page of fifty parts would fetch its own policy fifty times, before it may show anything. */
const partsOfPages = /^\/(assets|pictures|plates)\//

/** What is no page runs no script and loads nothing, wherever it is opened. A page of the API says its own. */
const partPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }

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
  const ofParts = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: partPolicy },
    strictTransportSecurity,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const ofApi = { ...ofParts, 'cache-control': 'no-store' }
  const headersFor = (url: string) => {
    if (url.startsWith(`${apiBase}/`)) return ofApi
    return partsOfPages.test(url) ? ofParts : ofPages
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url))
    done()
  })
}
