import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { findProducts } from '@brightplate/foods/products/find-products'
import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { type Course, courses, type Texture } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'
import { type AllowedDish, plannedDish, withoutWishes } from './allowed-dishes.ts'
import type { AllowedPlainFood } from './allowed-plain-foods.ts'
import { indexRefusals } from './index-refusals.ts'
import { holdsPhrase } from './name-words.ts'
import { partIn } from './part-in-dish.ts'
import { exemptionsOf, type Refusal, refusalOf } from './refusals-of-profile.ts'
import { refusesPlainFood } from './refused-plain-food.ts'

/** A refused food or an avoided texture. */
export type Wish = { kind: 'refused'; typed: string } | { kind: 'texture'; typed: Texture }

/** How many of the dishes and plain foods that a child's rules allow a wish leaves out by itself. */
export interface WishCount {
  wish: Wish
  /** Null for a texture. */
  refusal: Refusal | null
  dishes: number
  /** How many plain foods, of those that may be offered unasked, it leaves out by itself. */
  foods: number
  /** Dishes that stay, made without it or with another food in its place. */
  madeWithout: number
  /** Safe foods, as typed, that stay although they are part of it. */
  stays: readonly string[]
  /** False where only what is called so is excluded. */
  isRecognised: boolean
}

/** What all wishes together leave of the courses that they leave too little of. */
export interface TooLittle {
  left: readonly { course: Course; dishes: number }[]
  /** The wishes by how many of those dishes each would open by itself, most first. */
  opens: readonly { wish: Wish; dishes: number; alone: boolean }[]
}

/** Dishes, and plain foods to build upon, of a course that a week wants: half of what coverage is tested for over 14 days. */
const wantedForAWeek: Readonly<Record<Course, number>> = {
  breakfast: 4,
  lunch: 5,
  dinner: 5,
  snack: 5,
  juice: 3,
}

const withWishes = (profile: PlannerProfile, wishes: readonly Wish[]): PlannerProfile => ({
  ...profile,
  refusedFoods: wishes.flatMap((wish) => (wish.kind === 'refused' ? [wish.typed] : [])),
  texturesAvoided: wishes.flatMap((wish) => (wish.kind === 'texture' ? [wish.typed] : [])),
})

interface WeighedWish {
  wish: Wish
  refusal: Refusal | null
  /** The profile with this wish alone. */
  alone: PlannerProfile
  /** The profile with all wishes but this one. */
  others: () => PlannerProfile
}

interface WeighedDish {
  allowed: AllowedDish
  /** Wishes that change it. */
  touching: readonly WeighedWish[]
  /** Wishes that leave it out by themselves. */
  alone: readonly WeighedWish[]
}

function weighedWishes(profile: PlannerProfile): WeighedWish[] {
  const child = withoutWishes(profile)
  const safeFoods = exemptionsOf(profile.safeFoods)
  const wishes: Wish[] = [
    ...profile.refusedFoods.map((typed) => ({ kind: 'refused' as const, typed })),
    ...profile.texturesAvoided.map((typed) => ({ kind: 'texture' as const, typed })),
  ]
  return wishes.map((wish) => {
    let others: PlannerProfile | null = null
    return {
      wish,
      refusal: wish.kind === 'refused' ? refusalOf(wish.typed, safeFoods) : null,
      alone: withWishes(child, [wish]),
      others: () => {
        others ??= withWishes(
          child,
          wishes.filter((other) => other !== wish),
        )
        return others
      },
    }
  })
}

/** The wishes that leave a plain food out. One that is eaten is named by the parent, and is never among these. */
const wishesAgainst = (
  { plain, dish }: AllowedPlainFood,
  wishes: readonly WeighedWish[],
): WeighedWish[] =>
  wishes.filter(({ wish, refusal }) =>
    refusal
      ? refusesPlainFood(plain, dish, refusal)
      : dish.recipe.textures.some((texture) => texture === wish.typed),
  )

function weighDish(
  allowed: AllowedDish,
  textures: readonly WeighedWish[],
  refused: readonly WeighedWish[],
): WeighedDish {
  const { recipe } = allowed.dish
  const touching = textures.filter(({ wish }) =>
    recipe.textures.some((texture) => texture === wish.typed),
  )
  const alone = [...touching]
  for (const one of refused) {
    const part = one.refusal ? partIn(allowed, one.refusal) : 'none'
    if (part === 'none') continue
    touching.push(one)
    if (part === 'out' || plannedDish(recipe, one.alone) === null) alone.push(one)
  }
  return { allowed, touching, alone }
}

const perCourse = (
  dishes: readonly AllowedDish[],
  foods: readonly AllowedPlainFood[],
): Record<Course, number> => {
  const counts = { breakfast: 0, lunch: 0, dinner: 0, snack: 0, juice: 0 }
  for (const { dish } of dishes) counts[dish.recipe.course] += 1
  for (const course of foods.flatMap((food) => food.courses)) counts[course] += 1
  return counts
}

/** Decided by what a plain food is made of; an unknown one is left out by no wish. */
function mayBeOf(typed: string, phrases: readonly string[]): boolean {
  const meant = findPlainFoods(typed)
  const madeOf = meant.flatMap(({ food }) => food.madeOf)
  return meant.length === 0 || madeOf.some((part) => holdsPhrase(` ${phraseOf(part)} `, phrases))
}

/**
 * Of forms whose name tells nothing of what they hold ("nuggets"), products are not told of, and those that we have
 * dishes of only where such a dish holds what is refused: no "pancakes stay" beside fish.
 */
function stayingBeside({ terms }: Refusal, allowed: readonly AllowedDish[]): string[] {
  const isPartOf = (typed: string, { foods, exemptions, phrases }: RefusedTerm) => {
    const safe = exemptions.find((one) => one.typed === typed)
    if (!safe?.isForm || safe.holds.size > 0) return true
    if (findProducts(readTokens(typed)).length > 0) return false
    const named = allowed.filter(({ phrases }) => safe.phrases.some((one) => phrases.has(one)))
    if (named.length === 0) return mayBeOf(typed, phrases)
    return named.some(({ dish }) => dish.ingredients.some(({ food }) => foods.has(food.id)))
  }
  const staying = terms.flatMap(({ term, stays }) => stays.filter((typed) => isPartOf(typed, term)))
  return [...new Set(staying)]
}

/**
 * What each refused food and avoided texture of a profile leaves out of the dishes and plain foods that its rules allow, and
 * where all of them together leave too little for a week.
 */
export function weighWishes(
  profile: PlannerProfile,
  allowed: readonly AllowedDish[],
  allowedFoods: readonly AllowedPlainFood[],
): { counts: readonly WishCount[]; tooLittle: TooLittle | null } {
  const wishes = weighedWishes(profile)
  const textures = wishes.filter(({ refusal }) => refusal === null)
  const mayTouch = indexRefusals(wishes)
  const weighed = allowed.map((one) => weighDish(one, textures, mayTouch(one)))
  const left = weighed.filter(
    ({ allowed: { dish }, alone, touching }) =>
      alone.length === 0 && (touching.length < 2 || plannedDish(dish.recipe, profile) !== null),
  )
  const foods = allowedFoods.map((food) => ({ food, against: wishesAgainst(food, wishes) }))
  const all = perCourse(allowed, allowedFoods)
  const counts = perCourse(
    left.map((one) => one.allowed),
    foods.flatMap(({ food, against }) => (against.length === 0 ? food : [])),
  )
  const short = courses.filter(
    (course) => counts[course] < Math.min(wantedForAWeek[course], all[course]),
  )
  const isLeft = new Set(left)
  const touched = weighed.flatMap(({ touching }) => touching)
  const leftOut = weighed.flatMap(({ alone }) => alone)
  const foodsLeftOut = foods.flatMap(({ against }) => against)
  const wanted = weighed.filter(
    (one) => !isLeft.has(one) && short.includes(one.allowed.dish.recipe.course),
  )
  const shortFoods = foods.filter(({ food }) => food.courses.some((one) => short.includes(one)))
  return {
    counts: wishes.map(({ wish, refusal }) => ({
      wish,
      refusal,
      dishes: timesIn(leftOut, wish),
      foods: timesIn(foodsLeftOut, wish),
      madeWithout: timesIn(touched, wish) - timesIn(leftOut, wish),
      stays: refusal ? stayingBeside(refusal, allowed) : [],
      isRecognised: refusal === null || readRefusal(wish.typed).unknown.length === 0,
    })),
    tooLittle:
      short.length > 0
        ? {
            left: short.map((course) => ({ course, dishes: counts[course] })),
            ...opening(
              wanted,
              shortFoods.map(({ against }) => against),
            ),
          }
        : null,
  }
}

/** The wishes of which dropping one would let a dish in. */
function keysTo({ allowed, touching, alone }: WeighedDish): WeighedWish[] {
  if (alone.length > 1) return []
  return (alone.length === 1 ? alone : touching).filter(
    ({ others }) => plannedDish(allowed.dish.recipe, others()) !== null,
  )
}

function opening(
  wanted: readonly WeighedDish[],
  foods: readonly (readonly WeighedWish[])[],
): Pick<TooLittle, 'opens'> {
  const keys = tally([
    ...wanted.flatMap(keysTo),
    ...foods.flatMap((against) => (against.length === 1 ? against : [])),
  ])
  // Where no wish opens anything by itself, each is counted by the dishes that it helps to leave out.
  const parts = [
    ...wanted.flatMap(({ alone, touching }) => (alone.length > 0 ? alone : touching)),
    ...foods.flat(),
  ]
  const isAlone = keys.length > 0
  return { opens: (isAlone ? keys : tally(parts)).map((one) => ({ ...one, alone: isAlone })) }
}

const timesIn = (wishes: readonly WeighedWish[], wish: Wish): number =>
  wishes.filter((one) => one.wish === wish).length

function tally(wishes: readonly WeighedWish[]): { wish: Wish; dishes: number }[] {
  return [...Map.groupBy(wishes, ({ wish }) => wish)]
    .map(([wish, { length: dishes }]) => ({ wish, dishes }))
    .sort((a, b) => b.dishes - a.dishes || a.wish.typed.localeCompare(b.wish.typed, 'en'))
}
