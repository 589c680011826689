import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { answerRemovedAllergy } from './answer-removed-allergy.ts'
import { changeCareWords } from './change-care-words.ts'
import { changeChild } from './change-child.ts'
import { changeDishFeedback } from './change-dish-feedback.ts'
import { createChild } from './create-child.ts'
import { deleteChild } from './delete-child.ts'
import { listChildren } from './list-children.ts'
import { requireChild } from './require-child.ts'

export function childRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, keys } = services

  app.route({
    ...endpoint('listChildren'),
    handler: async (request) => listChildren(db, callerOf(request).keys),
  })

  app.route({
    ...endpoint('createChild'),
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null
      return reply
        .code(201)
        .send(await createChild(db, now(), { keys }, callerOf(request), request.body, key))
    },
  })

  app.route({
    ...endpoint('readChild'),
    handler: async (request) =>
      (await requireChild(db, callerOf(request).keys, request.params.id)).child,
  })

  app.route({
    ...endpoint('changeChild'),
    handler: async (request) =>
      changeChild(db, now(), services, callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('answerRemovedAllergy'),
    handler: async (request) =>
      answerRemovedAllergy(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('changeDishSaid'),
    handler: async (request) =>
      changeDishFeedback(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('changeCareWords'),
    handler: async (request) =>
      changeCareWords(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('deleteChild'),
    handler: async (request, reply) => {
      const plans = request.query.plans ?? 'keep'
      await deleteChild(db, now(), { keys }, callerOf(request), request.params.id, plans)
      return reply.code(204).send(null)
    },
  })
}
