import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { deletePlan } from './delete-plan.ts'
import { generatePlan } from './generate-plan.ts'
import { findPlans } from './list-plans.ts'
import { readPlan } from './read-plan.ts'
import { toMealPlan, toMealPlanSummary } from './to-meal-plan.ts'

export function planRoutes(app: TypedApp, services: AppServices): void {
  const { db } = services

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
      const rows = await findPlans(db, callerOf(request).householdId, page)
      return view === 'summary' ? rows.map(toMealPlanSummary) : rows.map(toMealPlan)
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
}
