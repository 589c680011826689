import { isKitchenOf, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { neutralGroups, neutralSides, ofOwnKitchen, staples } from '@brightplate/recipes/meal-bases'
import type { CandidateFood } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'

/** What a meal's meat, fish or beans are eaten with. */
export const starches: readonly (PlainGroup | null)[] = [
  'bread',
  'noodles',
  'pasta',
  'potato',
  'potato-fried',
  'rice',
]

/** Whether one of these groups is a starch: what a base needs that has none of its own. */
export const isOfStarches = (groups: readonly PlainGroup[]): boolean =>
  groups.some((group) => starches.includes(group))

/** The kitchens of a plain food that have staples; none of a dish of ours, which is a meal by itself. */
const kitchensOf = (candidateFood: CandidateFood): readonly string[] =>
  (plainOf(candidateFood)?.cuisines ?? []).filter((one) => staples[one] !== undefined)

/** Without what a variant leaves out: gluten-free roti is roti. */
const ordinaryId = ({ id, variantOf }: PlainFood): string => variantOf ?? id

/** Cucumber or carrots go with the food of any kitchen. */
const isNeutral = (candidateFood: CandidateFood): boolean => {
  const plain = plainOf(candidateFood)
  return plain !== undefined && neutralSides.includes(ordinaryId(plain))
}

/** What our sides beside a base are held to by the base's kitchen. */
export interface KitchenSides {
  /** The same for the same kitchens. */
  key: string
  isStaple: (candidateFood: CandidateFood) => boolean
  /** Whether it is a plain food or a dish of one of its kitchens. */
  isOwn: (candidateFood: CandidateFood) => boolean
  /** Whether it may stand there: a starch is a staple, cheese of that kitchen, a vegetable of it or neutral. */
  allows: (candidateFood: CandidateFood) => boolean
}

const known = new Map<string, KitchenSides>()

/** The kitchens of a family that asks for cuisines, where food is of one of them: tibs are Ethiopian there, not Somali. */
function atHome(kitchens: readonly string[], asked: readonly string[]): readonly string[] {
  const own = kitchens.filter((kitchen) => isKitchenOf(kitchen, asked))
  return own.length > 0 ? own : kitchens
}

/**
 * Null for food that is of no kitchen with staples: anything goes with plain chicken.
 * @param asked cuisines that the family asks for
 */
export function kitchenSides(
  base: CandidateFood,
  asked: readonly string[] = [],
): KitchenSides | null {
  const kitchens = atHome(kitchensOf(base), asked)
  if (kitchens.length === 0) return null
  const key = kitchens.join(' ')
  const before = known.get(key)
  if (before) return before
  const ofKitchens = new Set(kitchens.flatMap((one) => staples[one] ?? []))
  const isStaple = (candidateFood: CandidateFood): boolean => {
    const plain = plainOf(candidateFood)
    return plain !== undefined && ofKitchens.has(ordinaryId(plain))
  }
  const isCookedIn = (cuisine: string) =>
    kitchens.includes(cuisine.toLowerCase().replaceAll(' ', '-')) ||
    isRecipeOfCuisine(cuisine, kitchens)
  const isOwn = (candidateFood: CandidateFood): boolean =>
    plainOf(candidateFood)?.cuisines.some((one) => kitchens.includes(one)) ??
    isCookedIn(candidateFood.dish?.recipe.cuisine ?? '')
  const allows = (candidateFood: CandidateFood): boolean => {
    const { group } = candidateFood
    if (starches.includes(group)) return isStaple(candidateFood)
    if (group !== null && neutralGroups.includes(group))
      return isOwn(candidateFood) || isNeutral(candidateFood)
    if (group === null || !ofOwnKitchen.includes(group)) return true
    return isOwn(candidateFood)
  }
  const sides = { key, isStaple, isOwn, allows }
  known.set(key, sides)
  return sides
}
