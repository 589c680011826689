import { boardsType } from '@brightplate/contract/papers/boards'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { readBoards } from './boards/read-boards.ts'
import { changeClinicWords } from './change-clinic-words.ts'
import { changeSchoolWords } from './change-school-words.ts'
import { readFhirBundle } from './fhir/read-fhir-bundle.ts'
import { changeFoodRecord } from './food-record/change-food-record.ts'
import { suggestRecordDay } from './food-record/suggest-record-day.ts'
import { readSchoolPacket } from './read-school-packet.ts'

/** Papers that a parent prints of a child. */
export function paperRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('changeSchoolWords'),
    handler: async (request) =>
      changeSchoolWords(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('changeClinicWords'),
    handler: async (request) =>
      changeClinicWords(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('changeFoodRecord'),
    handler: async (request) =>
      changeFoodRecord(db, now(), callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('suggestRecordDay'),
    handler: async (request) => {
      const asked = { childId: request.params.id, ...request.query }
      return suggestRecordDay(db, now(), services, callerOf(request), asked)
    },
  })

  const { schema, ...read } = endpoint('readBoards')
  app.route({
    ...read,
    schema: { ...schema, produces: [boardsType, 'application/json'] },
    handler: async (request, reply) => {
      const asked = { childId: request.params.id, ...request.query }
      const boards = await readBoards(db, now(), services, callerOf(request), asked)
      return reply.header('cache-control', 'no-store').type(boardsType).send(boards)
    },
  })

  app.route({
    ...endpoint('readFhirBundle'),
    handler: async (request) => {
      const { name_shown: nameShown = 'none' } = request.query
      const asked = { childId: request.params.id, nameShown }
      return readFhirBundle(db, now(), services, callerOf(request), asked)
    },
  })

  app.route({
    ...endpoint('readSchoolPacket'),
    handler: async (request) => {
      const asked = { childId: request.params.id, language: request.query.language }
      return readSchoolPacket(db, now(), services, callerOf(request), asked)
    },
  })
}
