import { limits } from '@brightplate/contract/limits'
import { photoTooLarge } from '@brightplate/contract/plans/dishes/dish-photo'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { countRequest } from '../request-limits/count-request.ts'
import { uploadTurns } from '../request-limits/upload-turns.ts'
import type { TypedApp } from '../typed-app.ts'
import { changePhotoAgreement } from './change-photo-agreement.ts'
import { keepDishPhoto } from './keep-dish-photo.ts'
import { listDishPhotos } from './list-dish-photos.ts'
import { readDishPhoto } from './read-dish-photo.ts'
import { removeDishPhoto } from './remove-dish-photo.ts'

/** One byte more than a photo may have: what is just too large is refused by its shape, the rest unread. */
const bodyLimit = limits.photoMb * 1024 * 1024 + 1

/** Of 2 MB each, held a few times over while they are worked on. */
const photosAtOnce = 20

/** What a file was made of: to read it back would copy it twice more. */
const bytesOf = new WeakMap<File, Buffer>()

/** A file as the contract names it, of the bytes of a body. */
function fileOf(body: Buffer, type: string): File {
  const { buffer, byteOffset, length } = body
  // Never another kind in Node; the type of a Buffer leaves it open.
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('A body in shared memory')
  const file = new File([new Uint8Array(buffer, byteOffset, length)], 'photo', { type })
  bytesOf.set(file, body)
  return file
}

/** A body of bytes, whatever it says that it is. */
function keepRoute(app: TypedApp, { db, now }: AppServices): void {
  const enter = uploadTurns(photosAtOnce)
  // Before anything of the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request)
    await countRequest(db, now(), caller, 'photo')
    const leave = await enter(caller.userId)
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      fileOf(body, headers['content-type'] ?? ''),
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
      const bytes = bytesOf.get(request.body)
      if (!bytes) throw new Error('A photo that was not read by its parser')
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
