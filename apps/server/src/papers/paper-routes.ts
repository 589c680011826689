import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
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
