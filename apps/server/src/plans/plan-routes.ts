import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { EventStreams } from '../event-streams/open-event-streams.ts'
import { readMaybeOld } from '../replica-reads/read-maybe-old.ts'
import type { TypedApp } from '../typed-app.ts'
import { deletePlan } from './delete-plan.ts'
import { planInLanguage } from './language/plan-in-language.ts'
import { listPlanSummaries } from './list-plan-summaries.ts'
import { listPlans } from './list-plans.ts'
import { onlyDay } from './only-day.ts'
import { planEvents } from './plan-events.ts'
import { readPlan } from './read-plan.ts'
import { restorePlan } from './restore-plan.ts'
import { requirePlan } from './stored/require-plan.ts'

export function planRoutes(app: TypedApp, services: AppServices, streams: EventStreams): void {
  const { db, now } = services

  app.route({
    ...endpoint('listPlans'),
    handler: async (request) => {
      const { view, ...page } = request.query
      const caller = callerOf(request)
      if (view === 'summary') {
        return readMaybeOld(services, request, (from) =>
          listPlanSummaries(from, services, caller, page),
        )
      }
      const plans = await readMaybeOld(services, request, (from) =>
        listPlans(from, services, caller, page),
      )
      return Promise.all(plans.map((plan) => planInLanguage(request, plan)))
    },
  })

  app.route({
    ...endpoint('readPlan'),
    handler: async (request) => {
      const { id } = request.params
      const { day } = request.query
      const caller = callerOf(request)
      const plan = await planInLanguage(request, await readPlan(db, services, caller, id))
      return day === undefined ? plan : onlyDay(plan, day)
    },
  })

  app.route({
    ...endpoint('followPlan'),
    handler: async (request, reply) => {
      const { keys } = callerOf(request)
      const { plan } = await requirePlan(db, keys, request.params.id)
      return streams.send(request, reply, (signal) =>
        planEvents(db, services, keys.householdId, plan.id, signal),
      )
    },
  })

  app.route({
    ...endpoint('deletePlan'),
    handler: async (request, reply) => {
      await deletePlan(db, now(), callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('restorePlan'),
    handler: async (request) =>
      planInLanguage(
        request,
        await restorePlan(db, services, callerOf(request), request.params.id),
      ),
  })
}
