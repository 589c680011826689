import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { answerEatingQuestion, changeEatingLog, readEatingLog } from './change-eating-log.ts'

export function eatingLogRoutes(app: TypedApp, { db, now }: AppServices): void {
  app.route({
    ...endpoint('readEatingLog'),
    handler: async (request) =>
      readEatingLog(db, now(), callerOf(request).keys, request.params.id, request.query.today),
  })

  app.route({
    ...endpoint('changeEatingLog'),
    handler: async (request) =>
      changeEatingLog(db, now(), callerOf(request).keys, request.params.id, request.body),
  })

  app.route({
    ...endpoint('answerEatingQuestion'),
    handler: async (request) =>
      answerEatingQuestion(db, now(), callerOf(request).keys, request.params.id, request.body),
  })
}
