import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase } from '@brightplate/recipes/meal-base'
import type { BasedOn, Offered } from '../bases-of.ts'
import type { AcceptedFood } from '../candidates/accepted-foods.ts'
import { kindOf } from '../filters/kind-of.ts'
import { areTwoStarches } from '../own-starch.ts'
import type { CandidateFood } from '../parts/part.ts'
import { plainOf } from '../parts/plain-of.ts'

const sweetened: readonly PlainGroup[] = [
  'bread',
  'cracker',
  'cracker-sweet',
  'pancake-waffle',
  'pastry',
  'hot-cereal',
  'fruit',
  'yogurt',
]

/** No chocolate spread beside rice, though butter goes with it. */
export const isSpreadOn = (
  { candidateFood: { group } }: Offered,
  { candidateFood: mate }: Offered,
): boolean =>
  mate.group !== 'spread' ||
  group === null ||
  sweetened.includes(group) ||
  plainOf(mate)?.form.flavour !== 'sweet'

/** Of each accepted food what goes with a base. */
export const offersBeside = (
  { beside }: MealBase,
  foods: readonly AcceptedFood[],
  base: CandidateFood,
): Offered[] =>
  foods.flatMap(({ safeFood, candidateFoods }) => {
    const candidateFood = candidateFoods.find(
      (one) =>
        // Of what we know by its words alone nobody can say what it goes with.
        one.group === null ||
        (beside.includes(one.group) &&
          kindOf(one.group) !== kindOf(base.group) &&
          !areTwoStarches(base, one)),
    )
    return candidateFood ? [{ food: safeFood, candidateFood }] : []
  })

/** Those of other foods that go with a base. */
export const matesOf = (
  { base, row }: BasedOn,
  foods: readonly AcceptedFood[],
  more: readonly PlainGroup[],
): Offered[] =>
  offersBeside({ ...row, beside: [...row.beside, ...more] }, foods, base.candidateFood).filter(
    ({ food }) => food.index !== base.food.index,
  )
