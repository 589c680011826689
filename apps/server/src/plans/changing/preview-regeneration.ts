import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { RegenerationPreview } from '@brightplate/contract/plans/plan-revision'
import { slots } from '@brightplate/planner/slot'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { boughtPlaces } from './dishes-to-keep.ts'

/** How many dishes change when a plan is made again. Throws `not_found`. */
export async function previewRegeneration(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
): Promise<RegenerationPreview> {
  const row = await requirePlan(db, keys, id)
  const { planData, locks } = row.plan
  const planned = planData.days.flatMap(({ day }, index) =>
    slots.flatMap((slot) => {
      const dish = dishAt(planData, index, slot)
      return dish && !dish.eaten_out ? `${day}/${slot}` : []
    }),
  )
  const locked = new Set(locks.map(({ day, slot }) => `${day}/${slot}`))
  const bought = new Set(
    (await boughtPlaces(db, keys, row)).map(({ day, slot }) => `${day}/${slot}`),
  )
  const changing = planned.filter((place) => !locked.has(place))
  return {
    dishes: planned.length,
    changing: changing.length,
    bought: changing.filter((place) => bought.has(place)).length,
  }
}
