import { limits } from '@brightplate/contract/limits'
import { photoTooLarge } from '@brightplate/contract/plans/dish-photo'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import type { TypedApp } from '../typed-app.ts'
import { changePhotoAgreement } from './change-photo-agreement.ts'
import { keepDishPhoto } from './keep-dish-photo.ts'
import { listDishPhotos } from './list-dish-photos.ts'
import { readDishPhoto } from './read-dish-photo.ts'
import { removeDishPhoto } from './remove-dish-photo.ts'

/** One byte more than a photo may have: what is just too large is refused by its shape, the rest unread. */
const bodyLimit = limits.photoMb * 1024 * 1024 + 1

/** A body of bytes, whatever it says that it is. */
function keepRoute(app: TypedApp, { db, now }: AppServices): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      new File([new Uint8Array(body)], 'photo', { type: headers['content-type'] ?? '' }),
  )
  const { schema, ...keep } = endpoint('keepDishPhoto')
  app.route({
    ...keep,
    schema: { ...schema, consumes: ['image/jpeg'] },
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413
        ? new AppError('payload_too_large', { detail: photoTooLarge() })
        : error
    },
    handler: async (request) => {
      const bytes = Buffer.from(await request.body.arrayBuffer())
      return keepDishPhoto(db, now(), callerOf(request), request.params.dish, bytes)
    },
  })
}

export function dishPhotoRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('listDishPhotos'),
    handler: async (request) => listDishPhotos(db, callerOf(request)),
  })

  app.route({
    ...endpoint('changePhotoAgreement'),
    handler: async (request) =>
      changePhotoAgreement(db, now(), callerOf(request), request.body.agrees),
  })

  const { schema, ...read } = endpoint('readDishPhoto')
  app.route({
    ...read,
    schema: { ...schema, produces: ['image/jpeg', 'application/json'] },
    handler: async (request, reply) => {
      const { keys } = callerOf(request)
      const { jpeg, tag } = await readDishPhoto(db, keys, request.params.dish)
      // Kept by the parent's own browser alone, and asked for each time whether it may still be shown.
      reply.header('cache-control', 'private, no-cache').header('vary', 'authorization')
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send(null)
      return reply.type('image/jpeg').send(jpeg)
    },
  })

  app.route({
    ...endpoint('removeDishPhoto'),
    handler: async (request) => removeDishPhoto(db, callerOf(request), request.params.dish),
  })

  app.register(async (scope) => keepRoute(scope, services))
}
