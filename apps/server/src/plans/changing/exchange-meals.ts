import type { ExchangeBody, MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { outcomeError } from '../generations/making/outcome-error.ts'
import { planStartDate } from '../generations/reserving/plan-start-date.ts'
import { readPlan } from '../read-plan.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { childFacts, requireChildOf } from './planned-slot.ts'
import { storeRevision } from './store-revision.ts'

interface ExchangeServices {
  now: () => Date
  threads: Pick<PlanThreads, 'exchangeMeals' | 'planWarnings'>
}

/**
 * Puts something else in place of one meal, or of each from a day on that serves a paused food or holds what the
 * parent said "never again" of; the plan as it is where none does, or nothing else fits. Throws `not_found`, `plan_changed`, `needs_clinician` and `needs_answer`.
 */
export async function exchangeMeals(
  db: Db,
  services: ExchangeServices,
  caller: Caller,
  id: string,
  { revision, date, time_zone, meal, paused }: ExchangeBody,
): Promise<MealPlan> {
  const { now, threads } = services
  const { userId, keys } = caller
  const row = await requirePlan(db, keys, id)
  const { plan } = row
  if (plan.revision !== revision) throw new AppError('plan_changed')
  const child = requireChildOf(row)
  const from = planStartDate(now(), date, time_zone)
  const coming = plan.planData.days.findIndex((day) => day.date === undefined || day.date >= from)
  const exchange = await threads.exchangeMeals(userId, {
    child: childFacts(row),
    recipes: await listModelRecipes(db, keys),
    planData: plan.planData,
    startDate: plan.startDate,
    fromDay: coming === -1 ? plan.planData.days.length : coming,
    meal: meal && { day: meal.day - 1, slot: meal.slot },
    paused,
  })
  if (exchange.kind === 'nothing') return readPlan(db, services, caller, id)
  if (exchange.kind !== 'exchanged') throw await outcomeError(exchange, child.name)
  const { planData, warnings } = exchange
  await db.transaction((tx) =>
    storeRevision(tx, now(), keys, plan, { by: 'exchange', userId, planData, warnings, child }),
  )
  return readPlan(db, services, caller, id)
}
