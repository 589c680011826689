import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, PlatePart, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import { foodsReportedAs } from '@brightplate/contract/typed/food-feedback'
import { neverInWritten } from '@brightplate/planner/refused/never-in-written'
import { slots } from '@brightplate/planner/slot'
import type { EaterFacts } from '../profile/profile-facts.ts'

interface BrokenPlate {
  day: number
  slot: Slot
  /** Whose plate it is. */
  childId: string
}

/** The foods of a part, in grams of one of the child's portions. */
function servingOf(dish: Snack, part: PlatePart) {
  const { parts = [], foods = [], people = 1 } = dish
  const ofLines = parts.flatMap((one) => one.ingredients.map(() => one))
  const portions = part.for_others?.portions ?? dish.portions ?? people
  return foods.flatMap(({ food_id: foodId, grams }, line) =>
    ofLines[line] === part ? { foodId, grams: grams / portions } : [],
  )
}

/** Whether a part may not stand on the plate of one of the household's children: it is another's alone, or never again. */
function isWrong(dish: Snack, index: number, childId: string, neverFoods: readonly string[]) {
  const part = dish.parts?.[index]
  if (!part) return true
  const { apart_steps, for_others, name } = part
  if (apart_steps || (for_others?.child_ids && !for_others.child_ids.includes(childId))) return true
  return neverInWritten({ name, serving: servingOf(dish, part) }, neverFoods) !== null
}

/**
 * The meals of a finished plan in which the plate of one of the household's children holds what is made apart
 * for another, or what is never again. Allergens and diets are those of everyone in all that is shared: `brokenWords`.
 */
export function brokenPlates(
  plan: Pick<PlanData, 'days'>,
  eaters: readonly EaterFacts[] = [],
): BrokenPlate[] {
  const never = new Map(
    eaters.map((one) => [one.child_id ?? '', foodsReportedAs(one, 'never_again')]),
  )
  return plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      const broken = dish?.plates?.find(({ child_id, parts }) =>
        parts.some((place) => isWrong(dish, place, child_id, never.get(child_id) ?? [])),
      )
      return broken ? [{ day, slot, childId: broken.child_id }] : []
    }),
  )
}
