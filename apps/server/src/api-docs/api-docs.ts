import { apiBase } from '@brightplate/contract/api/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../errors.ts'
import { sendPacked } from '../requests/packed-text.ts'
import type { DocsPage } from './open-docs.ts'

/**
 * The API document and its page. Their libraries are loaded at the first request for them, which spares each start.
 * Registered before the routes that it describes.
 */
export function apiDocs(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.hide && route.method !== 'HEAD') routes.push(route)
  })
  let docs: Promise<ReadonlyMap<string, DocsPage>> | null = null
  const opened = async () => (await import('./open-docs.ts')).openDocs(routes)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    docs ??= opened()
    const page = (await docs).get(request.url.split('?')[0] ?? '')
    if (!page) throw new AppError('not_found')
    if (page.policy !== null) reply.header('content-security-policy', page.policy)
    return sendPacked(request, reply, page.text)
  }
  for (const path of ['openapi.json', 'docs', 'docs/*']) {
    app.get(`${apiBase}/${path}`, { schema: { hide: true } }, answer)
  }
}
