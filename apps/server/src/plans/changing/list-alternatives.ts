import type { DishAlternative } from '@brightplate/contract/meal-plan'
import type { Slot } from '@brightplate/contract/plan-data'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { listModelRecipes } from '../../models/list-model-recipes.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { requirePlan } from '../require-plan.ts'
import { slotRequest } from './planned-slot.ts'

/** Three dishes for a slot that keep every rule of today. Throws `not_found` and `invalid_input`. */
export async function listAlternatives(
  db: Db,
  { threads }: { threads: Pick<PlanThreads, 'listAlternatives'> },
  { userId, keys }: Caller,
  id: string,
  { day, slot }: { day: number; slot: Slot },
): Promise<DishAlternative[]> {
  const row = await requirePlan(db, keys, id)
  const recipes = await listModelRecipes(db, keys)
  return threads.listAlternatives(userId, { ...slotRequest(row, day, slot), recipes })
}
