import { nutrients } from '@brightplate/foods/nutrients'
import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import type { Dish } from '../dishes/dish.ts'
import {
  countedTogether,
  keepCountedLimits,
  keepFishOfServing,
  type Serving,
  server,
} from '../dishes/servings-of.ts'
import { ownProfile } from '../own-profile.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { mixesMeatAndMilk } from '../rules/legal-dish.ts'
import type { Part, Servable } from './parts/part.ts'

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
  const known = new Map<Dish, { serve: ReturnType<typeof server>; sizes: Map<number, Serving> }>()
  const own = ownProfile(profile)
  return ({ dish, apart }, servings, people) => {
    const ofDish = known.get(dish) ?? {
      serve: server(dish, apart ? own : profile),
      sizes: new Map<number, Serving>(),
    }
    known.set(dish, ofDish)
    const key = servings * 100 + people
    const before = ofDish.sizes.get(key)
    if (before) return before
    const serving = ofDish.serve(servings, people)
    ofDish.sizes.set(key, serving)
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

function addAmounts(servings: readonly Serving[]): readonly number[] {
  const [first, ...others] = servings
  if (!first) return []
  if (others.length === 0) return first.amounts
  const sums = [...first.amounts]
  for (const { amounts } of others) {
    for (let index = 0; index < sums.length; index += 1) {
      sums[index] = (sums[index] ?? 0) + (amounts[index] ?? 0)
    }
  }
  return sums
}

const keepsMeatApart = (plate: Plate, { restrictions }: PlannerProfile) =>
  !keepsMeatFromDairy(restrictions.diets) ||
  !mixesMeatAndMilk(plate.flatMap(({ servable: { dish } }) => dish?.ingredients ?? []))

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
  if (!keepsMeatApart(plate, profile)) return sizes
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
    const eaten = parts.flatMap(({ serving }) => serving ?? [])
    if (!keepCountedLimits(counted, profile) || !keepFishOfServing(eaten, profile)) continue
    const amounts = addAmounts(eaten)
    sizes.push({ parts, amounts, counted })
    if ((amounts[energyIndex] ?? 0) >= enoughKcal) break
  }
  return sizes
}
