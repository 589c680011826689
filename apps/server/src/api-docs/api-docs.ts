import { apiBase } from '@brightplate/contract/api/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/**
 * What describes the API. Its libraries are loaded by whoever looks at it first: a service that starts
 * needs none of them. Registered before the routes that it describes.
 */
export function apiDocs(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.hide && route.method !== 'HEAD') routes.push(route)
  })
  let docs: Promise<FastifyInstance> | null = null
  const opened = async () => (await import('./open-docs.ts')).openDocs(routes)
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    docs ??= opened()
    const { statusCode, headers, rawPayload } = await (await docs).inject({ method: 'GET', url })
    return reply.code(statusCode).headers(headers).send(rawPayload)
  }
  for (const path of ['openapi.json', 'docs', 'docs/*']) {
    app.get(`${apiBase}/${path}`, { schema: { hide: true } }, answer)
  }
  app.addHook('onClose', async () => {
    await (await docs)?.close()
  })
}
