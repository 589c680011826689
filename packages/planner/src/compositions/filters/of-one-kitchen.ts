import type { PlannerProfile } from '../../planner-profile.ts'
import type { MealComposition } from '../meal-composition.ts'
import { type KitchenSides, kitchenSides, starches } from '../of-kitchen.ts'
import { kindOf } from './kind-of.ts'

type PartOfMeal = MealComposition[number]

/** What is eaten beside anything, whatever kitchen it is of: pandesal with a soup of ours. */
const besideAnything: readonly (string | null)[] = [
  'fruit',
  'drink',
  'bread',
  'yogurt',
  'pastry',
  'dessert',
  'sweets',
  'cracker',
  'spread',
]

const isBesideAnything = ({ candidateFood: { group } }: PartOfMeal) =>
  group === null || besideAnything.includes(group) || besideAnything.includes(kindOf(group))

const isStarch = ({ candidateFood: { group } }: PartOfMeal) => starches.includes(group)

/** A dish of ours is a meal of its own kitchen, unless it is a plain food made at home. */
const isWholeDish = ({ candidateFood: { dish } }: PartOfMeal): boolean =>
  dish !== null && dish.recipe.cuisine !== 'plain' && dish.recipe.standsFor.length === 0

function goesWith(
  part: PartOfMeal,
  { allows, isOwn, isStaple }: KitchenSides,
  other: PartOfMeal,
  isStapleListed: () => boolean,
): boolean {
  const { candidateFood, role } = other
  if (isWholeDish(other)) return isBesideAnything(part) || isOwn(candidateFood)
  if (role !== 'accepted') return allows(candidateFood) || isOwn(candidateFood)
  // Of two foods of the list a parent knows that they go together, unless the starch of the kitchen is on it too.
  const isOther = isStarch(other) && !isOwn(candidateFood) && !isStaple(candidateFood)
  return isBesideAnything(part) || !isOther || !isStapleListed()
}

/** Whether nothing stands beside food of a kitchen that is not eaten with it there: no toast beside kik alicha. */
export const isOfOneKitchen = (
  composition: MealComposition,
  asked: readonly string[],
  isStapleListed: (kitchen: KitchenSides) => boolean,
): boolean =>
  composition.every((part) => {
    const { candidateFood } = part
    const kitchen =
      kindOf(candidateFood.group) === 'fruit' ? null : kitchenSides(candidateFood, asked)
    if (kitchen === null) return true
    return composition.every(
      (other) => other === part || goesWith(part, kitchen, other, () => isStapleListed(kitchen)),
    )
  })

/** So few that meals would be the same day by day. */
const few = 8

/** The compositions of one kitchen, and others of foods of the list that stand in none; all where that leaves few. */
export function ofOneKitchen(
  compositions: readonly MealComposition[],
  { cuisines }: PlannerProfile,
): readonly MealComposition[] {
  const listed = new Map(
    compositions
      .flat()
      .flatMap(({ safeFood, candidateFood }) =>
        safeFood ? [[safeFood.index, candidateFood] as const] : [],
      ),
  )
  const known = new Map<string, boolean>()
  const isStapleListed = (kitchen: KitchenSides): boolean => {
    const before = known.get(kitchen.key) ?? [...listed.values()].some(kitchen.isStaple)
    known.set(kitchen.key, before)
    return before
  }
  const kept = compositions.filter((one) => isOfOneKitchen(one, cuisines, isStapleListed))
  if (kept.length === compositions.length || kept.length < few) return compositions
  const placed = new Set(kept.flat().map(({ safeFood }) => safeFood?.index))
  const others = compositions.filter(
    (one) =>
      !kept.includes(one) &&
      one.some(({ safeFood }) => safeFood !== null && !placed.has(safeFood.index)),
  )
  return [...kept, ...others]
}
