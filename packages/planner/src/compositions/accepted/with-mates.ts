import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealKind } from '@brightplate/recipes/meal-base'
import { lastBases } from '@brightplate/recipes/meal-bases'
import { noBase, type Offered } from '../bases-of.ts'
import { kindOf } from '../filters/kind-of.ts'
import { sweetAfter } from '../filters/sweet-comes-after.ts'
import type { MealComposition } from '../meal-composition.ts'
import { acceptedPart } from './accepted-part.ts'

/** What is no meal with a glass beside it: chicken and milk. */
const notWithDrinkAlone: readonly PlainGroup[] = [
  'meat',
  'breaded-meat',
  'sausage',
  'deli-meat',
  'fish',
  'breaded-fish',
  'egg',
  'cheese',
  'yogurt',
  'tofu',
  'beans',
  'rice',
  'potato',
  'potato-fried',
  'vegetable-cooked',
  'vegetable-raw',
]

const isDrink = ({ candidateFood }: Offered) => kindOf(candidateFood.group) === 'drink'

/**
 * A base alone, and with one and two of its mates. A dessert comes after a meal of two things, as an egg and cookies
 * are no supper, and chicken and milk are none either: such a composition is unfinished. After what is built upon only for
 * want of others nothing sweet comes: rice cakes and a cupcake are no lunch.
 */
export function withMates(
  base: MealComposition[number],
  mates: readonly Offered[],
  people: number,
  meal: MealKind,
) {
  const isSnack = meal === 'snack'
  const isAfter = ({ candidateFood: { group } }: Offered) => !isSnack && sweetAfter.includes(group)
  const companions = mates.filter((mate) => !isAfter(mate))
  const companion = companions.find(
    ({ candidateFood }) => !noBase.includes(candidateFood.group ?? 'fruit'),
  )
  const { group } = base.candidateFood
  const needsFood = !isSnack && group !== null && notWithDrinkAlone.includes(group)
  const compositions: MealComposition[] = [[base]]
  const unfinished: MealComposition[] = []
  const isOfLast = group !== null && lastBases[meal].includes(group)
  for (const mate of mates) {
    const part = acceptedPart(mate, people)
    if (isAfter(mate)) {
      if (isOfLast) continue
      unfinished.push([base, part])
      if (companion) compositions.push([base, acceptedPart(companion, people), part])
      continue
    }
    const isGlass = needsFood && isDrink(mate)
    ;(isGlass ? unfinished : compositions).push([base, part])
    const next = companions
      .slice(companions.indexOf(mate) + 1)
      .find(
        (other) =>
          other.candidateFood.group !== mate.candidateFood.group && !(isGlass && isDrink(other)),
      )
    if (next) compositions.push([base, part, acceptedPart(next, people)])
  }
  return { compositions, unfinished }
}
