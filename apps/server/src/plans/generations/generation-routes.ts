import { Readable } from 'node:stream'
import { apiBase } from '@brightplate/contract/api/endpoints'
import type { AppServices } from '../../app-services.ts'
import { callerOf } from '../../auth/caller.ts'
import { endpoint } from '../../endpoint.ts'
import { countRequest } from '../../request-limits/count-request.ts'
import { openEventStreams } from '../../request-limits/event-streams.ts'
import type { TypedApp } from '../../typed-app.ts'
import { planJobEvents } from './following/plan-job-events.ts'
import { readPlanJob } from './following/read-plan-job.ts'
import { requireGeneration } from './following/require-generation.ts'
import { offerEasyDinner } from './offer-easy-dinner.ts'
import { readTable } from './read-table.ts'
import { generatePlan, requestPlan } from './reserving/generate-plan.ts'

/** RFC 7240: preferences are separated by commas, each with parameters after a semicolon. */
const prefersAsync = (header: string | undefined) =>
  /(^|,)\s*respond-async\s*($|[,;])/i.test(header ?? '')

export function generationRoutes(app: TypedApp, services: AppServices): void {
  const { db } = services
  const streams = openEventStreams()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.route({
    ...endpoint('generatePlan'),
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null
      if (!prefersAsync(request.headers.prefer)) {
        const plan = await generatePlan(db, services, callerOf(request), request.body, key)
        return reply.code(201).send(plan)
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
      const { userId } = caller
      const { id } = await requireGeneration(db, caller, request.params.id)
      streams.requireRoom(userId)
      const gone = new AbortController()
      request.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, closing.signal])
      return (
        reply
          .header('content-type', 'text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // Kept open after its stream, it would hold up a stop of the service.
          .header('connection', 'close')
          .send(
            streams.hold(userId, Readable.from(planJobEvents(db, services, caller, id, signal))),
          )
      )
    },
  })
}
