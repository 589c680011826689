import { apiBase } from '@brightplate/contract/api/endpoints'
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
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

/**
 * What every answer tells a browser: which scripts may run, that a site on https stays there, and
 * that nothing of an account is kept in any cache.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { origin, scriptHashes }: HeaderOptions,
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy(scriptHashes) },
    // Other names under the domain are not ours to speak for.
    strictTransportSecurity: origin.startsWith('https:')
      ? { maxAge: yearSeconds, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    if (url.startsWith(`${apiBase}/`)) reply.header('cache-control', 'no-store')
  })
}
