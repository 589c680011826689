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
import { nothingCounted } from '../rules/counted-limits.ts'
import { mixesMeatAndMilk } from '../rules/legal-dish.ts'
import type { Part, Servable } from './parts/part.ts'

/** What stands together, before anything is said of how much. */
export type Plate = readonly Omit<Part, 'serving'>[]

/** A plate in one size. */
export class SizedPlate {
  readonly plate: Plate
  /** Part by part; null for a food that is known by its words alone. */
  readonly servings: readonly (Serving | null)[]
  /** In the order of `countedLimits`. */
  readonly counted: readonly number[]
  /** Of all parts together. */
  readonly energyKcal: number
  #parts: readonly Part[] | undefined
  #amounts: readonly number[] | undefined

  constructor(plate: Plate, servings: readonly (Serving | null)[], counted: readonly number[]) {
    this.plate = plate
    this.servings = servings
    this.counted = counted
    let energyKcal = 0
    for (const serving of servings) if (serving) energyKcal += serving.energyKcal
    this.energyKcal = energyKcal
  }

  // Most sizes fit no slot: what they are made of is not put together before it is asked for.
  get parts(): readonly Part[] {
    this.#parts ??= this.plate.map((part, index) => withServing(part, this.servings[index] ?? null))
    return this.#parts
  }

  /** Of all parts together, in the order of `nutrients`. */
  get amounts(): readonly number[] {
    this.#amounts ??= addAmounts(this.servings.flatMap((serving) => serving ?? []))
    return this.#amounts
  }
}

const withServing = (
  { role, safeFood, servable, people }: Plate[number],
  serving: Serving | null,
): Part => ({ role, safeFood, servable, people, serving })

/** Null for a food that is known by its words alone. */
export type Serve = (
  servable: Pick<Servable, 'apart' | 'dish'>,
  servings: number,
  people: number,
) => Serving | null

/** The same serving of the same dish stands on many plates: it is written once. */
export function serveOnce(profile: PlannerProfile): Serve {
  const known = new Map<Dish, { serve: ReturnType<typeof server>; sizes: Map<number, Serving> }>()
  const own = ownProfile(profile)
  return ({ dish, apart }, servings, people) => {
    if (!dish) return null
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

/** In the order of `countedLimits`; what is known by its words alone counts by them. */
function countedOf(plate: Plate, servings: readonly (Serving | null)[]): readonly number[] {
  const countedAt = (index: number) =>
    servings[index]?.counted ?? plate[index]?.servable.countedAsTyped ?? nothingCounted
  for (let index = 0; index < servings.length; index += 1) {
    if (countedAt(index) === nothingCounted) continue
    return countedTogether(servings.map((_, place) => ({ counted: countedAt(place) })))
  }
  return nothingCounted
}

const keepMealRules = (
  servings: readonly (Serving | null)[],
  counted: readonly number[],
  profile: PlannerProfile,
): boolean =>
  keepCountedLimits(counted, profile) &&
  keepFishOfServing(
    servings.flatMap((serving) => serving ?? []),
    profile,
  )

const keepsMeatApart = (plate: Plate, { restrictions }: PlannerProfile) =>
  !keepsMeatFromDairy(restrictions.diets) ||
  !mixesMeatAndMilk(plate.flatMap(({ servable: { dish } }) => dish?.ingredients ?? []))

/** Sets how often each part is served in a size; false where the size before it was the same. */
function setServings(times: number[], plate: Plate, size: number): boolean {
  let differs = false
  plate.forEach((part, index) => {
    const now = servingsAt(part, size)
    if (now !== times[index]) differs = true
    times[index] = now
  })
  return differs
}

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
  const times = plate.map(() => 0)
  for (const size of quarters) {
    if (!plate.every((part) => isWhole(part, size))) continue
    if (!setServings(times, plate, size)) break
    const servings = plate.map(({ servable, people }, index) =>
      serve(servable, times[index] ?? 1, people),
    )
    const counted = countedOf(plate, servings)
    if (counted !== nothingCounted && !keepMealRules(servings, counted, profile)) continue
    const sized = new SizedPlate(plate, servings, counted)
    sizes.push(sized)
    if (sized.energyKcal >= enoughKcal) break
  }
  return sizes
}
