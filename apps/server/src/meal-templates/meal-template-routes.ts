import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { rowOf } from '../db/member.ts'
import { mealTemplates } from '../db/tables/household/plans/meal-templates.ts'
import { endpoint } from '../endpoint.ts'
import { readMaybeOld } from '../replica-reads/read-maybe-old.ts'
import { requireFeature } from '../subscriptions/status/require-feature.ts'
import type { TypedApp } from '../typed-app.ts'
import { createMealTemplate } from './create-meal-template.ts'
import { listMealTemplates } from './list-meal-templates.ts'
import { requireMealTemplate } from './require-meal-template.ts'

export function mealTemplateRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services
  app.route({
    ...endpoint('listMealTemplates'),
    handler: async (request) =>
      readMaybeOld(services, request, (from) => listMealTemplates(from, callerOf(request).keys)),
  })

  app.route({
    ...endpoint('createMealTemplate'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      await requireFeature(db, now(), caller, 'meal-templates')
      const template = await createMealTemplate(db, now(), caller.keys, request.body)
      return reply.code(201).send(template)
    },
  })

  app.route({
    ...endpoint('deleteMealTemplate'),
    handler: async (request, reply) => {
      const { householdId } = callerOf(request)
      const { id } = await requireMealTemplate(db, householdId, request.params.id)
      await db.delete(mealTemplates).where(rowOf(mealTemplates, householdId, id))
      return reply.code(204).send(null)
    },
  })
}
