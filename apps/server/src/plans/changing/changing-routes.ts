import type { AppServices } from '../../app-services.ts'
import { callerOf } from '../../auth/caller.ts'
import { endpoint } from '../../endpoint.ts'
import { readMaybeOld } from '../../replica-reads/read-maybe-old.ts'
import { countRequest } from '../../request-limits/count-request.ts'
import type { TypedApp } from '../../typed-app.ts'
import { planInLanguage } from '../language/plan-in-language.ts'
import { changeLocks } from './change-locks.ts'
import { exchangeMeals } from './exchange-meals.ts'
import { listAlternatives } from './list-alternatives.ts'
import { moveMeal } from './move-meal.ts'
import { previewRegeneration } from './preview-regeneration.ts'
import { regeneratePlan } from './regenerate-plan.ts'
import { goBack } from './revisions/go-back.ts'
import { listRevisions } from './revisions/list-revisions.ts'
import { swapMeal } from './swap-meal.ts'

export function changingRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('listAlternatives'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, now(), caller, 'alternatives')
      return listAlternatives(db, services, caller, request.params.id, request.body)
    },
  })

  app.route({
    ...endpoint('swapMeal'),
    handler: async (request) =>
      planInLanguage(
        request,
        await swapMeal(db, services, callerOf(request), request.params.id, request.body),
      ),
  })

  app.route({
    ...endpoint('moveMeal'),
    handler: async (request) =>
      planInLanguage(
        request,
        await moveMeal(db, services, callerOf(request), request.params.id, request.body),
      ),
  })

  app.route({
    ...endpoint('exchangeMeals'),
    handler: async (request) =>
      planInLanguage(
        request,
        await exchangeMeals(db, services, callerOf(request), request.params.id, request.body),
      ),
  })

  app.route({
    ...endpoint('changeLocks'),
    handler: async (request) =>
      planInLanguage(
        request,
        await changeLocks(db, services, callerOf(request), request.params.id, request.body),
      ),
  })

  app.route({
    ...endpoint('listRevisions'),
    handler: async (request) =>
      readMaybeOld(services, request, (from) =>
        listRevisions(from, callerOf(request), request.params.id),
      ),
  })

  app.route({
    ...endpoint('goBackToRevision'),
    handler: async (request) =>
      planInLanguage(
        request,
        await goBack(db, services, callerOf(request), request.params.id, request.body),
      ),
  })

  app.route({
    ...endpoint('previewRegeneration'),
    handler: async (request) => previewRegeneration(db, callerOf(request), request.params.id),
  })

  app.route({
    ...endpoint('regeneratePlan'),
    handler: async (request) =>
      planInLanguage(
        request,
        await regeneratePlan(db, services, callerOf(request), request.params.id, request.body),
      ),
  })
}
