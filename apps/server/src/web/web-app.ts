import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { apiBase } from '@brightplate/contract/endpoints'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const yearSeconds = 365 * 24 * 60 * 60

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/**
 * The built web app: hashed assets for a year, pages never cached, prerendered pages where there
 * are some, and the app's shell for every other address.
 */
export async function webApp(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      )
    },
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path === apiBase || path.startsWith(`${apiBase}/`) || /\.\w+$/.test(path)) {
      throw new AppError('not_found')
    }
    const page = join(path.replace(/\/+$/, ''), 'index.html').replace(/^\/+/, '')
    // Static answers only from its root, so a path cannot climb out of the folder.
    const prerendered = !path.includes('..') && (await isFile(join(folder, page)))
    return reply.sendFile(prerendered ? page : '__spa-fallback.html')
  })
}
