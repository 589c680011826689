import type { MealKind } from '@brightplate/recipes/meal-base'
import { mealBases } from '@brightplate/recipes/meal-bases'
import { isOfStarches, kitchenSides } from '../../compositions/of-kitchen.ts'
import { hasOwnStarch } from '../../compositions/own-starch.ts'
import type { Option } from '../../search/option.ts'
import { mainCount, type Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'

const breakfast = slots.indexOf('breakfast')

const needsAt = (meal: MealKind) =>
  new Map(
    mealBases[meal].flatMap(({ group, needs = [] }) =>
      needs.length > 0 ? [[group, needs] as const] : [],
    ),
  )

type Needs = ReturnType<typeof needsAt>

const needsAtBreakfast = needsAt('breakfast')
const needsAtMeal = needsAt('lunch-and-dinner')

type Parts = Pick<Option, 'parts'>['parts']

/** Whether a part is what a base is eaten with. */
type IsCompanion = (part: Parts[number]) => boolean

/** The check of what completes a composition's base; null for a base that is a meal by itself. */
type CompanionOf = (parts: Parts) => IsCompanion | null

const ofGroups =
  (needs: Needs): CompanionOf =>
  ([base]) => {
    const group = base?.candidateFood.group
    const needed = group ? needs.get(group) : undefined
    if (!base || !needed || (isOfStarches(needed) && hasOwnStarch(base.candidateFood))) return null
    return ({ candidateFood: { group: beside } }) => beside !== null && needed.includes(beside)
  }

/** Of a kitchen with staples it is one of them: adobo with rice before adobo with noodles. */
function ofKitchen([base]: Parts): IsCompanion | null {
  const kitchen = base ? kitchenSides(base.candidateFood) : null
  const { group } = base?.candidateFood ?? {}
  const needed = group ? needsAtMeal.get(group) : undefined
  if (!base || !kitchen || !needed || !isOfStarches(needed)) return null
  if (hasOwnStarch(base.candidateFood)) return null
  return ({ candidateFood }) => kitchen.isStaple(candidateFood)
}

/**
 * What completes the bases of a slot, by their forms, as far as some composition of it does: with what the child eats, or,
 * where the list is not all, with ours.
 */
function companionsOf(
  slot: Problem['slots'][number],
  companions: readonly CompanionOf[],
  ownOnly: boolean,
): Map<string, IsCompanion> {
  const found = new Map<string, IsCompanion>()
  const isHad = ({ role }: Parts[number]) => role === 'accepted' || !ownOnly
  for (const companion of companions)
    for (const [option] of slot) {
      if (!option) continue
      const [base, ...beside] = option.parts
      const isCompanion = companion(option.parts)
      if (!base || !isCompanion) continue
      const isOwn: IsCompanion = (part) => isHad(part) && isCompanion(part)
      if (beside.some(isOwn)) found.set(base.candidateFood.form, isOwn)
    }
  return found
}

function pieces({ profile, slots: all }: Problem): Piece[] {
  if (profile.safeFoods.length === 0) return []
  const companions = all.map((slot, at) =>
    at < mainCount
      ? companionsOf(
          slot,
          at === breakfast ? [ofGroups(needsAtBreakfast)] : [ofGroups(needsAtMeal), ofKitchen],
          profile.safeFoodsNearlyAll,
        )
      : null,
  )
  return [
    onlyAt((slot) => slot < mainCount, {
      span: 'plan',
      weight: costWeights.companionMissing,
      most: 0,
      amount: ({ parts: [base, ...beside] }, slot) => {
        const isCompanion = companions[slot]?.get(base?.candidateFood.form ?? '')
        return isCompanion && !beside.some(isCompanion) ? 1 : 0
      },
    }),
  ]
}

/** Meat has its rice or bread beside it, rice its dal, and cereal its milk, by `needs` of `packages/recipes/data/meal-compositions.yaml`. */
export const companionsGoal: Goal = { id: 'companions', pieces }
