import { apiBase } from '@brightplate/contract/api/endpoints'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { sendPacked } from '../requests/packed-text.ts'
import { drawnPlates } from './drawn-plates.ts'
import type { ServedPages } from './served-pages.ts'
import { robotsFile, siteMap } from './site-map.ts'

const daySeconds = 24 * 60 * 60

/** Pictures are named by what they show; what else has no hash in its name is asked for again. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${365 * daySeconds}, immutable`
  return path.includes('/pictures/') ? `public, max-age=${7 * daySeconds}` : 'no-cache'
}

const hide = { schema: { hide: true } }

interface WebAppOptions {
  folder: string
  pages: ServedPages
}

/**
 * The built web app: hashed assets for a year, pages never cached, prerendered pages where there
 * are some, the app's shell for its other addresses, and 404 for an address that nobody knows.
 */
export async function webApp(
  app: FastifyInstance,
  { folder, pages }: WebAppOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Two routes a file took a thirtieth of a second of each start.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })
  app.register(drawnPlates)
  app.get('/robots.txt', hide, async (_request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(robotsFile(pages.origin))
  })
  app.get('/sitemap.xml', hide, async (_request, reply) => {
    return reply
      .type('application/xml; charset=utf-8')
      .send(siteMap(pages.origin, [...pages.publicPages.keys()]))
  })
  app.get<{ Params: { '*': string } }>('/*', hide, async (request, reply) => {
    const file = request.params['*']
    if (pages.files.has(file)) return reply.sendFile(file)
    const path = (request.url.split('?')[0] ?? '/').replace(/(?<=.)\/+$/, '')
    if (path === apiBase || path.startsWith(`${apiBase}/`)) throw new AppError('not_found')
    const page = pages.publicPages.get(path)
    if (page) return sendPacked(request, reply, page)
    reply.header('x-robots-tag', 'noindex')
    return pages.isAppAddress(path)
      ? sendPacked(request, reply, pages.shell)
      : sendPacked(request, reply.code(404), pages.notFound)
  })
}
