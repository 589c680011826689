import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeLocks } from './change-locks.ts'
import { deletePlan } from './delete-plan.ts'
import { generatePlan } from './generate-plan.ts'
import { listAlternatives } from './list-alternatives.ts'
import { listPlanSummaries } from './list-plan-summaries.ts'
import { listPlans } from './list-plans.ts'
import { readPlan } from './read-plan.ts'
import { regeneratePlan } from './regenerate-plan.ts'
import { swapMeal } from './swap-meal.ts'

export function planRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, threads } = services

  app.route({
    ...endpoint('generatePlan'),
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null
      const plan = await generatePlan(db, services, callerOf(request), request.body, key)
      return reply.code(201).send(plan)
    },
  })

  app.route({
    ...endpoint('listPlans'),
    handler: async (request) => {
      const { view, ...page } = request.query
      const { householdId } = callerOf(request)
      return view === 'summary'
        ? listPlanSummaries(db, householdId, page)
        : listPlans(db, householdId, page)
    },
  })

  app.route({
    ...endpoint('readPlan'),
    handler: async (request) => readPlan(db, callerOf(request).householdId, request.params.id),
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
      const { householdId } = callerOf(request)
      return listAlternatives(db, threads, householdId, request.params.id, request.body)
    },
  })

  app.route({
    ...endpoint('swapMeal'),
    handler: async (request) => {
      const { householdId } = callerOf(request)
      return swapMeal(db, services, householdId, request.params.id, request.body)
    },
  })

  app.route({
    ...endpoint('changeLocks'),
    handler: async (request) => {
      const { householdId } = callerOf(request)
      return changeLocks(db, now(), householdId, request.params.id, request.body)
    },
  })

  app.route({
    ...endpoint('regeneratePlan'),
    handler: async (request) =>
      regeneratePlan(db, services, callerOf(request), request.params.id, request.body),
  })
}
