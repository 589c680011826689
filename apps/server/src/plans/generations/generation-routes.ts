import { apiBase } from '@brightplate/contract/api/endpoints'
import type { AppServices } from '../../app-services.ts'
import { callerOf } from '../../auth/caller.ts'
import { endpoint } from '../../endpoint.ts'
import type { EventStreams } from '../../event-streams/open-event-streams.ts'
import { countRequest } from '../../request-limits/count-request.ts'
import type { TypedApp } from '../../typed-app.ts'
import { planInLanguage } from '../language/plan-in-language.ts'
import { planJobEvents } from './following/plan-job-events.ts'
import { readPlanJob } from './following/read-plan-job.ts'
import { requireGeneration } from './following/require-generation.ts'
import { offerEasyDinner } from './offer-easy-dinner.ts'
import { readTable } from './read-table.ts'
import { generatePlan, requestPlan } from './reserving/generate-plan.ts'

/** RFC 7240: preferences are separated by commas, each with parameters after a semicolon. */
const prefersAsync = (header: string | undefined) =>
  /(^|,)\s*respond-async\s*($|[,;])/i.test(header ?? '')

export function generationRoutes(
  app: TypedApp,
  services: AppServices,
  streams: EventStreams,
): void {
  const { db } = services

  app.route({
    ...endpoint('generatePlan'),
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null
      if (!prefersAsync(request.headers.prefer)) {
        const plan = await generatePlan(db, services, callerOf(request), request.body, key)
        return reply.code(201).send(await planInLanguage(request, plan))
      }
      const job = await requestPlan(db, services, callerOf(request), request.body, key)
      return reply
        .code(202)
        .header('preference-applied', 'respond-async')
        .header('location', `${apiBase}/meal-plans/jobs/${job.id}`)
        .send(job)
    },
  })

  app.route({
    ...endpoint('readTable'),
    handler: async (request) => readTable(db, callerOf(request), request.params.id),
  })

  app.route({
    ...endpoint('offerEasyDinner'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, services.now(), caller, 'alternatives')
      return offerEasyDinner(db, services, caller, request.body)
    },
  })

  app.route({
    ...endpoint('readPlanJob'),
    handler: async (request) => readPlanJob(db, services, callerOf(request), request.params.id),
  })

  app.route({
    ...endpoint('followPlanJob'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { id } = await requireGeneration(db, caller, request.params.id)
      return streams.send(request, reply, (signal) =>
        planJobEvents(db, services, caller, id, signal),
      )
    },
  })
}
