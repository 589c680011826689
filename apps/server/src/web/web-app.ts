import { apiBase } from '@brightplate/contract/api/endpoints'
import { languages } from '@brightplate/contract/languages'
import { iconAddress } from '@brightplate/contract/site/icon-address'
import { pageAddress } from '@brightplate/contract/site/page-address'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendPacked } from '../requests/packed-text.ts'
import { drawnPlates } from './drawn-plates.ts'
import { languageHeaders, languageOfPage } from './language-of-page.ts'
import { type ServedPages, serviceWorkerFile } from './served-pages.ts'
import { robotsFile, siteMap } from './site-map.ts'

const daySeconds = 24 * 60 * 60

/** Pictures are named by what they show; what else has no hash in its name is asked for again. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${365 * daySeconds}, immutable`
  return path.includes('/pictures/') ? `public, max-age=${7 * daySeconds}` : 'no-cache'
}

const hide = { schema: { hide: true } }

/** The pages of the language that the request is answered in. */
function pagesFor(request: FastifyRequest, { languages: built, otherLanguages }: ServedPages) {
  const language = languageOfPage(request)
  return (language && built.get(language)) ?? otherLanguages
}

const startAddress = '/'

/**
 * Where who opens the start is led, null for nowhere: to the page in the language of their browser. Who comes from
 * another page of the site asked for this one.
 */
function otherStart(request: FastifyRequest, pages: ServedPages): string | null {
  if (request.headers['sec-fetch-site'] === 'same-origin') return null
  const language = languageOfPage(request)
  const address = pageAddress(startAddress, language ?? languages[0])
  return address !== startAddress && pages.publicPages.has(address) ? address : null
}

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
  // Asked for by who reads no page: feed readers, older browsers.
  app.get('/favicon.ico', hide, async (_request, reply) => {
    return reply.header('cache-control', `public, max-age=${7 * daySeconds}`).redirect(iconAddress)
  })
  app.get('/sitemap.xml', hide, async (_request, reply) => {
    return reply
      .type('application/xml; charset=utf-8')
      .send(siteMap(pages.origin, (path) => pages.publicPages.has(path)))
  })
  app.get<{ Params: { '*': string } }>('/*', hide, async (request, reply) => {
    const file = request.params['*']
    const inLanguage = pagesFor(request, pages)
    if (file === serviceWorkerFile) {
      return reply.header('vary', languageHeaders.join(', ')).sendFile(inLanguage.serviceWorker)
    }
    if (pages.files.has(file)) return reply.sendFile(file)
    const path = (request.url.split('?')[0] ?? '/').replace(/(?<=.)\/+$/, '')
    if (path === apiBase || path.startsWith(`${apiBase}/`)) throw new AppError('not_found')
    const page = pages.publicPages.get(path)
    if (path === startAddress) {
      const other = otherStart(request, pages)
      if (other) {
        return reply
          .header('vary', [...languageHeaders, 'sec-fetch-site'].join(', '))
          .header('cache-control', 'no-cache')
          .redirect(other)
      }
    }
    if (page) return sendPacked(request, reply, page)
    reply.header('x-robots-tag', 'noindex')
    return pages.isAppAddress(path)
      ? sendPacked(request, reply, inLanguage.shell, languageHeaders)
      : sendPacked(request, reply.code(404), inLanguage.notFound, languageHeaders)
  })
}
