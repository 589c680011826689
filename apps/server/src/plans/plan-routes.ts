import { Readable } from 'node:stream'
import { apiBase } from '@brightplate/contract/endpoints'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { countRequest } from '../request-limits/count-request.ts'
import { openEventStreams } from '../request-limits/event-streams.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeLocks } from './changing/change-locks.ts'
import { listAlternatives } from './changing/list-alternatives.ts'
import { regeneratePlan } from './changing/regenerate-plan.ts'
import { swapMeal } from './changing/swap-meal.ts'
import { deletePlan } from './delete-plan.ts'
import { planJobEvents } from './generations/following/plan-job-events.ts'
import { readPlanJob } from './generations/following/read-plan-job.ts'
import { requireGeneration } from './generations/following/require-generation.ts'
import { generatePlan, requestPlan } from './generations/reserving/generate-plan.ts'
import { listPlanSummaries } from './list-plan-summaries.ts'
import { listPlans } from './list-plans.ts'
import { readPlan } from './read-plan.ts'

/** RFC 7240: preferences are separated by commas, each with parameters after a semicolon. */
const prefersAsync = (header: string | undefined) =>
  /(^|,)\s*respond-async\s*($|[,;])/i.test(header ?? '')

export function planRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, threads } = services
  const streams = openEventStreams()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.route({
    ...endpoint('generatePlan'),
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null
      if (!prefersAsync(request.headers.prefer)) {
        const plan = await generatePlan(services, callerOf(request), request.body, key)
        return reply.code(201).send(plan)
      }
      const job = await requestPlan(services, callerOf(request), request.body, key)
      return reply
        .code(202)
        .header('preference-applied', 'respond-async')
        .header('location', `${apiBase}/meal-plans/jobs/${job.id}`)
        .send(job)
    },
  })

  app.route({
    ...endpoint('readPlanJob'),
    handler: async (request) => readPlanJob(db, now(), callerOf(request).userId, request.params.id),
  })

  app.route({
    ...endpoint('followPlanJob'),
    handler: async (request, reply) => {
      const { userId } = callerOf(request)
      const { id } = await requireGeneration(db, userId, request.params.id)
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
          .send(streams.hold(userId, Readable.from(planJobEvents(db, services, id, signal))))
      )
    },
  })

  app.route({
    ...endpoint('listPlans'),
    handler: async (request) => {
      const { view, ...page } = request.query
      const caller = callerOf(request)
      return view === 'summary'
        ? listPlanSummaries(db, threads, caller, page)
        : listPlans(db, threads, caller, page)
    },
  })

  app.route({
    ...endpoint('readPlan'),
    handler: async (request) => readPlan(db, threads, callerOf(request), request.params.id),
  })

  app.route({
    ...endpoint('deletePlan'),
    handler: async (request, reply) => {
      await deletePlan(db, callerOf(request).householdId, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('listAlternatives'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, now(), caller.userId, 'alternatives')
      return listAlternatives(db, threads, caller, request.params.id, request.body)
    },
  })

  app.route({
    ...endpoint('swapMeal'),
    handler: async (request) =>
      swapMeal(db, services, callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('changeLocks'),
    handler: async (request) =>
      changeLocks(db, services, callerOf(request), request.params.id, request.body),
  })

  app.route({
    ...endpoint('regeneratePlan'),
    handler: async (request) =>
      regeneratePlan(services, callerOf(request), request.params.id, request.body),
  })
}
