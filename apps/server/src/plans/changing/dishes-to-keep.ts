import { dishAt } from '@brightplate/contract/plans/dish-at'
import { boughtDishes } from '@brightplate/meal-plans/revisions/bought-dishes'
import { storedDish } from '@brightplate/meal-plans/swap/stored-dishes'
import type { LockedDish } from '@brightplate/planner/plan-days'
import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { listShoppingMarks } from '../../shopping/list-shopping-marks.ts'
import type { StoredPlan } from '../stored/stored-plan.ts'
import type { PlanRow } from '../stored/to-meal-plan.ts'

type Place = StoredPlan['locks'][number]

/** Where all that the list holds for a dish is ticked, as bought or at home. */
export async function boughtPlaces(
  db: Db,
  keys: HouseholdKeys,
  { plan }: PlanRow,
): Promise<Place[]> {
  const marks = await listShoppingMarks(db, keys, plan.id)
  const there = marks.flatMap(({ line, state, lasting }) =>
    state === 'at_home' || (state === 'in_cart' && !lasting) ? line : [],
  )
  return boughtDishes(plan.planData, new Set(there))
}

/** The dishes of a plan that stay when it is made again: what is locked, and what is bought where that is asked for. */
export async function dishesToKeep(
  db: Db,
  keys: HouseholdKeys,
  row: PlanRow,
  keepsBought: boolean,
): Promise<LockedDish[]> {
  const bought = keepsBought ? await boughtPlaces(db, keys, row) : []
  const once = new Map([...row.plan.locks, ...bought].map((at) => [`${at.day}/${at.slot}`, at]))
  return [...once.values()].flatMap(({ day, slot }) => {
    const dish = dishAt(row.plan.planData, day - 1, slot)
    const stored = dish ? storedDish(dish) : null
    return stored ? [{ day: day - 1, slot, ...stored }] : []
  })
}
