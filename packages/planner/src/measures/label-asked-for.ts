import { allergenIds } from '@brightplate/foods/allergen'
import type { Food } from '@brightplate/foods/food'
import { readClaims } from '@brightplate/foods/ingredient-lines/names/read-claims'
import { dietLeavesOut } from '@brightplate/foods/kept-out'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { freeNames } from '@brightplate/foods/safety-check/free-names'

const label = /,? labelled .*$/

const freedBefore = new Map<Food, readonly string[] | null>()

/** What a label says that its food is free of; null where we cannot tell what it means. */
function freedBy(food: Food): readonly string[] | null {
  const before = freedBefore.get(food)
  if (before !== undefined) return before
  const freed = readClaims(food.name).claims.map((claim) => freeNames.get(claim))
  const known = freed.every((one) => one !== undefined) ? freed.flatMap((one) => one ?? []) : null
  freedBefore.set(food, known)
  return known
}

/** Whether a rule of who eats asks for what a label says. What is not understood is asked for. */
function isAskedFor(food: Food, { allergens, diets, words }: Restrictions): boolean {
  const freed = freedBy(food)
  if (freed === null || words.length > 0) return true
  return allergenIds.some(
    (id) =>
      freed.includes(`allergen:${id}`) &&
      (allergens.includes(id) || diets.some((diet) => dietLeavesOut(diet, id))),
  )
}

/** The food as a line names it: "labelled free of milk" stands where a rule asks for it, and not for others. */
export function namedFor(food: Food, restrictions: Restrictions): Pick<Food, 'name' | 'plural'> {
  if (!label.test(food.name) || isAskedFor(food, restrictions)) return food
  return { name: food.name.replace(label, ''), plural: food.plural?.replace(label, '') }
}
