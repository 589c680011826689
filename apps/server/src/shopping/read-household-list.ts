import { plainDateOf } from '@brightplate/contract/plain-date'
import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { plansBeside } from '@brightplate/contract/plans/plans-beside'
import type { HouseholdListRequest } from '@brightplate/meal-plans/household/compose-household-list'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { snapshotOf } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listPlanSummaries } from '../plans/list-plan-summaries.ts'
import { requirePlan } from '../plans/stored/require-plan.ts'
import type { PlanThreads } from '../threads/plan-threads.ts'

interface ListServices extends Pick<AppServices, 'now'> {
  threads: Pick<PlanThreads, 'householdList' | 'planWarnings'>
}

async function planOfHousehold(
  db: Db,
  keys: HouseholdKeys,
  { id, warnings }: MealPlanSummary,
): Promise<HouseholdListRequest['plans'][number]> {
  const { plan, child } = await requirePlan(db, keys, id)
  if (!child) throw new AppError('not_found')
  const { childId, startDate, planData } = plan
  const { name: _, age_given_on: __, ...facts } = snapshotOf(child)
  const leftOut = warnings.flatMap(({ day, slot }) =>
    day === null || slot === null ? [] : [{ day: day - 1, slot }],
  )
  return { childId, child: facts, startDate, planData, leftOut }
}

/**
 * The shopping list of a plan and of those that the household has on its days for its other children, as one. Throws
 * `not_found`, also for a plan whose child was deleted.
 */
export async function readHouseholdList(
  db: Db,
  services: ListServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  id: string,
): Promise<HouseholdShopping> {
  const { now, threads } = services
  const summaries = await listPlanSummaries(db, services, caller, {})
  const own = summaries.find((one) => one.id === id && one.child_name !== null)
  if (!own) throw new AppError('not_found')
  const heads = [own, ...plansBeside(own, summaries)].sort((a, b) => (a.id < b.id ? -1 : 1))
  const plans: HouseholdListRequest['plans'][number][] = []
  for (const head of heads) plans.push(await planOfHousehold(db, caller.keys, head))
  const list = await threads.householdList(caller.userId, { plans, today: plainDateOf(now()) })
  const idAt = (index: number) => heads[index]?.id ?? ''
  const nameAt = (index: number) => heads[index]?.child_name ?? ''
  const withIds = (items: typeof list.items) =>
    items.map(({ plans: places, ...item }) => ({ ...item, plan_ids: places.map(idAt) }))
  return {
    plans: heads.map(({ id: planId, start_date, created_at }, index) => ({
      id: planId,
      child_name: nameAt(index),
      start_date,
      created_at,
    })),
    trips: list.trips,
    shopping_items: withIds(list.items),
    staples: withIds(list.staples),
    cost: list.cost,
    bought_once: list.boughtOnce,
    eats_of_both: list.eatsOfBoth.map(({ eater, plan }) => ({
      child_name: nameAt(eater),
      plan_id: idAt(plan),
    })),
    left_out: plans.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
  }
}
