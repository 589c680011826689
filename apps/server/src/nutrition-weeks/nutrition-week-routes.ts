import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import { endpoint } from '../endpoint.ts'
import { readMaybeOld } from '../replica-reads/read-maybe-old.ts'
import { requireFeature } from '../subscriptions/status/require-feature.ts'
import type { TypedApp } from '../typed-app.ts'
import { compareNutritionWeeks } from './compare-nutrition-weeks.ts'

export function nutritionWeekRoutes(app: TypedApp, services: AppServices): void {
  app.route({
    ...endpoint('compareNutritionWeeks'),
    handler: async (request) => {
      const caller = callerOf(request)
      return readMaybeOld(services, request, async (db) => {
        const { child } = await requireChild(db, caller.keys, request.params.id)
        await requireFeature(db, services.now(), caller, 'nutrition-insights')
        return compareNutritionWeeks(db, caller.keys, child.id)
      })
    },
  })
}
