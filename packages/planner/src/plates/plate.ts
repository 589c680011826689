import { nutrients } from '@brightplate/foods/nutrients'
import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import type { Dish } from '../dish.ts'
import { mixesMeatAndMilk } from '../legal-dish.ts'
import { ownProfile } from '../own-profile.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import {
  countedTogether,
  keepCountedLimits,
  keepServingRules,
  type Serving,
  servingOf,
} from '../servings-of.ts'
import type { Part, Servable } from './part.ts'

/** What stands together, before anything is said of how much. */
export type Plate = readonly Omit<Part, 'serving'>[]

/** A plate in one size. */
export interface SizedPlate {
  parts: readonly Part[]
  /** Of all parts together, in the order of `nutrients`. */
  amounts: readonly number[]
  /** In the order of `countedLimits`. */
  counted: readonly number[]
}

export type Serve = (
  servable: Pick<Servable, 'apart'> & { dish: Dish },
  servings: number,
  people: number,
) => Serving

/** The same serving of the same dish stands on many plates: it is written once. */
export function serveOnce(profile: PlannerProfile): Serve {
  const known = new Map<Dish, Map<number, Serving>>()
  return ({ dish, apart }, servings, people) => {
    const ofDish = known.get(dish) ?? new Map<number, Serving>()
    known.set(dish, ofDish)
    const key = servings * 100 + people
    const before = ofDish.get(key)
    if (before) return before
    const serving = servingOf(dish, servings, apart ? ownProfile(profile) : profile, people)
    ofDish.set(key, serving)
    return serving
  }
}

const quarters = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4]
const leastOfPortion = 0.5

/** Side dishes and tastes stay as they are; what the meal is built upon grows with the child's hunger. */
const servingsAt = ({ role, servable }: Plate[number], size: number): number =>
  role === 'side' || role === 'learning' ? 1 : Math.min(size, Math.max(1, servable.most))

const isWhole = ({ role, servable: { dish } }: Plate[number], size: number) =>
  role !== 'accepted' || dish === null || dish.recipe.cuisine !== 'plain' || size >= leastOfPortion

function addAmounts(parts: readonly Part[]): number[] {
  const sums: number[] = []
  for (const { serving } of parts) {
    serving?.amounts.forEach((amount, index) => {
      sums[index] = (sums[index] ?? 0) + amount
    })
  }
  return sums
}

function keepsRules(parts: readonly Part[], counted: readonly number[], profile: PlannerProfile) {
  const servings = parts.flatMap(({ serving }) => serving ?? [])
  if (!keepCountedLimits(counted, profile) || !keepServingRules(servings, profile)) return false
  const ingredients = servings.flatMap(({ dish }) => dish.ingredients)
  return !(keepsMeatFromDairy(profile.restrictions.diets) && mixesMeatAndMilk(ingredients))
}

const energyIndex = nutrients.indexOf('energy_kcal')

/**
 * Sizes of a plate that keep the rules of a meal, smallest first: every one up to the first that brings
 * `enoughKcal`.
 */
export function sizesOf(
  plate: Plate,
  profile: PlannerProfile,
  serve: Serve,
  enoughKcal: number,
): SizedPlate[] {
  const sizes: SizedPlate[] = []
  let before = ''
  for (const size of quarters) {
    if (!plate.every((part) => isWhole(part, size))) continue
    const servings = plate.map((part) => servingsAt(part, size))
    const key = servings.join()
    if (key === before) break
    before = key
    const parts = plate.map((part, index): Part => {
      const { role, safeFood, servable, people } = part
      const { dish, apart } = servable
      const serving = dish && serve({ dish, apart }, servings[index] ?? 1, people)
      return { role, safeFood, servable, people, serving }
    })
    const counted = countedTogether(
      parts.map(({ serving, servable }) => serving ?? { counted: servable.countedAsTyped }),
    )
    if (!keepsRules(parts, counted, profile)) continue
    const amounts = addAmounts(parts)
    sizes.push({ parts, amounts, counted })
    if ((amounts[energyIndex] ?? 0) >= enoughKcal) break
  }
  return sizes
}
