import {
  type NutrientAmounts,
  noNutrients,
  nutrientIndexes,
  type nutrients,
} from '@brightplate/foods/nutrients'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import type { FigureOfEach } from '@brightplate/foods/tuple'
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
import {
  type Counted,
  countedOfEaten,
  nothingCounted,
  yieldedOfEaten,
  yieldsServingOfFish,
} from '../rules/counted-limits.ts'
import { mixesMeatAndMilk } from '../rules/legal-dish.ts'
import { kindOf } from './filters/kind-of.ts'
import type { CandidateFood, Part } from './parts/part.ts'

/** What stands together, before anything is said of how much. */
export type MealComposition = readonly Omit<Part, 'serving'>[]

interface CountedComposition {
  counted: Counted
  yielded: Counted
}

export class SizedComposition {
  readonly composition: MealComposition
  /** Part by part; null for a food that is known by its words alone. */
  readonly servings: readonly (Serving | null)[]
  readonly counted: Counted
  /** Likewise, of what guidance yields to: counted apart. */
  readonly yielded: Counted
  /** Of all parts together. */
  readonly energyKcal: number
  #parts: readonly Part[] | undefined
  #amounts: NutrientAmounts | undefined

  constructor(
    composition: MealComposition,
    servings: readonly (Serving | null)[],
    { counted, yielded }: CountedComposition,
  ) {
    this.composition = composition
    this.servings = servings
    this.counted = counted
    this.yielded = yielded
    let energyKcal = 0
    for (const serving of servings) if (serving) energyKcal += serving.energyKcal
    this.energyKcal = energyKcal
  }

  // Most sizes fit no slot: what they are made of is not put together before it is asked for.
  get parts(): readonly Part[] {
    this.#parts ??= this.composition.map((part, index) =>
      withServing(part, this.servings[index] ?? null),
    )
    return this.#parts
  }

  /** Of all parts together. */
  get amounts(): NutrientAmounts {
    this.#amounts ??= addAmounts(this.servings.filter((serving) => serving !== null))
    return this.#amounts
  }
}

const withServing = (
  { role, safeFood, candidateFood, people }: MealComposition[number],
  serving: Serving | null,
): Part => ({ role, safeFood, candidateFood, people, serving })

/** Null for a food that is known by its words alone. */
export type Serve = (
  candidateFood: Pick<CandidateFood, 'preparedSeparately' | 'dish'>,
  servings: number,
  people: number,
) => Serving | null

/** The same serving of the same dish is in many compositions: it is written once. */
export function serveOnce(profile: PlannerProfile): Serve {
  const known = new Map<Dish, { serve: ReturnType<typeof server>; sizes: Map<number, Serving> }>()
  const own = ownProfile(profile)
  return ({ dish, preparedSeparately }, servings, people) => {
    if (!dish) return null
    const ofDish = known.get(dish) ?? {
      serve: server(dish, preparedSeparately ? own : profile),
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

/** What is drunk, dipped or sweet is one portion, however hungry the child. */
const onePortion: readonly (PlainGroup | null)[] = [
  'milk',
  'plant-drink',
  'juice',
  'drink-sweet',
  'spread-dip',
  'spread',
  'syrup',
  'sweets',
  'dessert',
]

/** Sides of ours of which half a portion is one too: a small glass, half a banana. */
const divided: readonly (PlainGroup | null)[] = ['milk', 'plant-drink', 'fruit']

/** What grows no further than three in four children eat: no 1 1/4 cups of broccoli at three, no 1 1/2 apples at a snack. */
const fruitsAndVegetables: readonly (PlainGroup | null)[] = [
  'fruit',
  'fruit-pouch',
  'vegetable-cooked',
  'vegetable-raw',
]

/** Side dishes and tastes stay as they are; what the meal is built upon grows with the child's hunger. */
function servingsAt(
  { role, candidateFood }: MealComposition[number],
  size: number,
  index: number,
  ofSide: number,
): number {
  if (role === 'side') return divided.includes(candidateFood.group) ? ofSide : 1
  if (role === 'learning') return 1
  if (index > 0 && onePortion.includes(candidateFood.group)) return 1
  // One portion beside a meal at most, however hungry the child: no 12 cups of popcorn.
  if (index > 0 && candidateFood.group === 'chips-salty') return Math.min(size, 1)
  const isBounded =
    (index > 0 || role === 'accepted') && fruitsAndVegetables.includes(candidateFood.group)
  return Math.min(size, Math.max(1, isBounded ? candidateFood.mostBeside : candidateFood.most))
}

const fromLeastOfPortion = quarters.filter((size) => size >= leastOfPortion)

const fromWholePortion = quarters.filter((size) => size >= 1)

/** A spoon of yogurt with a glass of milk is no snack: what has a glass alone beside it is a whole portion. */
const isWithGlassAlone = ([, beside, ...others]: MealComposition): boolean =>
  others.length === 0 && kindOf(beside?.candidateFood.group ?? null) === 'drink'

/** What is eaten as it is bought, of which less than half a portion is none. */
const isPortion = ({ role, candidateFood: { dish } }: MealComposition[number]) =>
  role === 'accepted' && dish?.recipe.cuisine === 'plain'

/** What all of them bring. */
export function addAmounts(servings: readonly Pick<Serving, 'amounts'>[]): NutrientAmounts {
  const [first, ...others] = servings
  if (!first) return noNutrients
  if (others.length === 0) return first.amounts
  const sums: FigureOfEach<typeof nutrients> = [...first.amounts]
  for (const { amounts } of others) {
    for (const index of nutrientIndexes) sums[index] += amounts[index]
  }
  return sums
}

type YieldsTo = Pick<PlannerProfile, 'safeFoodsNearlyAll'>

/** Whether limits that are guidance yield to a part: docs/planner.md#which-meals-are-tried. */
export const yieldsTo = ({ role }: Pick<Part, 'role'>, { safeFoodsNearlyAll }: YieldsTo): boolean =>
  safeFoodsNearlyAll && role === 'accepted'

/** What is known by its words alone counts by them. */
const countedOfPart = (
  part: MealComposition[number] | undefined,
  serving: Serving | null | undefined,
) => serving?.counted ?? part?.candidateFood.countedAsTyped ?? nothingCounted

const nothing: CountedComposition = { counted: nothingCounted, yielded: nothingCounted }

function countedOf(
  composition: MealComposition,
  servings: readonly (Serving | null)[],
  profile: YieldsTo,
): CountedComposition {
  if (servings.every((one, index) => countedOfPart(composition[index], one) === nothingCounted)) {
    return nothing
  }
  const counts = servings.map((serving, index) => countedOfPart(composition[index], serving))
  if (!profile.safeFoodsNearlyAll) {
    const counted = countedTogether(counts.map((one) => ({ counted: one })))
    return { counted, yielded: nothingCounted }
  }
  const isYielding = (index: number) => {
    const part = composition[index]
    return part !== undefined && yieldsTo(part, profile)
  }
  const together = (of: (counted: Counted, index: number) => Counted) =>
    countedTogether(counts.map((one, index) => ({ counted: of(one, index) })))
  return {
    counted: together((one, index) => (isYielding(index) ? countedOfEaten(one) : one)),
    yielded: together((one, index) => (isYielding(index) ? yieldedOfEaten(one) : nothingCounted)),
  }
}

const keepMealRules = (
  composition: MealComposition,
  servings: readonly (Serving | null)[],
  counted: Counted,
  profile: PlannerProfile,
): boolean =>
  keepCountedLimits(counted, profile) &&
  keepFishOfServing(
    servings.flatMap((serving, index) => {
      const part = composition[index]
      const yields = part?.role === 'accepted' && yieldsServingOfFish(profile)
      return serving && !yields ? serving : []
    }),
    profile,
  )

export const separatesMeatAndDairy = (
  composition: readonly Pick<Part, 'candidateFood'>[],
  { restrictions }: PlannerProfile,
) =>
  !keepsMeatFromDairy(restrictions.diets) ||
  !mixesMeatAndMilk(
    composition.flatMap(({ candidateFood: { dish } }) => (dish ? dish.ingredients : [])),
  )

/** Sets how often each part is served in a size; false where the size before it was the same. */
function setServings(
  times: number[],
  composition: MealComposition,
  size: number,
  ofSide: number,
): boolean {
  let differs = false
  composition.forEach((part, index) => {
    const now = servingsAt(part, size, index, ofSide)
    if (now !== times[index]) differs = true
    times[index] = now
  })
  return differs
}

/**
 * Sizes of a composition that keep the rules of a meal, smallest first: every one up to the first that brings
 * `enoughKcal`. Half a portion of what is eaten is the least, and a whole one
 * with a glass alone beside it, unless that alone brings more; where a limit leaves as much.
 * @param ofSide the portions of a drink or fruit of ours beside it
 */
export function sizesOf(
  composition: MealComposition,
  profile: PlannerProfile,
  serve: Serve,
  enoughKcal: number,
  ofSide = 1,
): SizedComposition[] {
  if (!separatesMeatAndDairy(composition, profile)) return []
  const among = (tried: readonly number[]) =>
    sizesAmong(tried, composition, profile, serve, enoughKcal, ofSide)
  const isOfPortions = composition.some(isPortion)
  const whole = isOfPortions && isWithGlassAlone(composition) ? among(fromWholePortion) : []
  // A whole burger is no snack: it stays a half.
  const baseKcal = whole[0]?.servings[0]?.energyKcal
  if (baseKcal !== undefined && baseKcal <= enoughKcal) return whole
  const sizes = among(isOfPortions ? fromLeastOfPortion : quarters)
  return sizes.length > 0 ? sizes : among(quarters)
}

function sizesAmong(
  tried: readonly number[],
  composition: MealComposition,
  profile: PlannerProfile,
  serve: Serve,
  enoughKcal: number,
  ofSide: number,
): SizedComposition[] {
  const sizes: SizedComposition[] = []
  const times = composition.map(() => 0)
  for (const size of tried) {
    if (!setServings(times, composition, size, ofSide)) break
    const servings = composition.map(({ candidateFood, people }, index) =>
      serve(candidateFood, times[index] ?? 1, people),
    )
    const counted = countedOf(composition, servings, profile)
    if (counted !== nothing && !keepMealRules(composition, servings, counted.counted, profile))
      continue
    const sized = new SizedComposition(composition, servings, counted)
    sizes.push(sized)
    if (sized.energyKcal >= enoughKcal) break
  }
  return sizes
}
