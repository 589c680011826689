import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { isOpenTo } from '@brightplate/recipes/is-open-to'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { acceptedFoodsAt, noDishes } from '../compositions/candidates/accepted-foods.ts'
import { openPlainFoods } from '../compositions/candidates/open-plain-foods.ts'
import { insteadOfJuice, isBase } from '../compositions/meal-kind-of.ts'
import { servingsOf } from '../dishes/servings-of.ts'
import type { Menu } from '../menu.ts'
import { hasOthersRules } from '../own-profile.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import {
  type Counted,
  countedLimits,
  countsNothing,
  forEachLimit,
  nothingCounted,
} from './counted-limits.ts'
import { legalDish } from './legal-dish.ts'
import type { RuleReason } from './rule-reason.ts'

export interface Infeasible {
  kind: 'infeasible'
  /** The courses for which no dish is left. */
  courses: readonly Course[]
  /** A smallest set of rules that cannot all be kept: without any one of them a plan is possible. */
  clashes: readonly RuleReason[]
  /**
   * Wishes that would open a plan if relaxed, what opens most first: each by itself, or all of them where none
   * does alone. Never an allergy, a religion, an age rule or what is never again.
   */
  relax: readonly RuleReason[]
}

/** Diets that a family may have chosen freely; a religion or gluten is not among them. */
const wishedDiets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'low-sugar',
  'no-added-colours',
  'no-caffeine',
  'no-red-meat',
]

const isOpenPlain = (course: Course, profile: PlannerProfile, plainFoods: Menu['plainFoods']) => {
  const candidateFoods = openPlainFoods(course, profile, plainFoods)
  const isServed = (group: PlainGroup) =>
    isBase(group, course) || (course === 'juice' && insteadOfJuice.includes(group))
  return candidateFoods.some(({ group }) => group !== null && isServed(group))
}

function emptyCourses({ recipes, plainFoods }: Menu, profile: PlannerProfile): Course[] {
  return courses.filter(
    (course) =>
      !recipes.some((recipe) => {
        if (recipe.course !== course || !isOpenTo(recipe, profile.restrictions)) return false
        const { dish } = legalDish(recipe, profile)
        return dish !== null && servingsOf(dish, profile).length > 0
      }) &&
      !isOpenPlain(course, profile, plainFoods) &&
      (course === 'juice' || acceptedFoodsAt(course, profile, noDishes).length === 0),
  )
}

const daysOf = { day: 1, week: 7 } as const

/** A snack recipe serves both snacks of a day. */
const slotsOf = (course: Course) => (course === 'snack' ? 2 : 1)

/** The least that any dish of a course counts to each limit. */
function leastCounted(
  { recipes, plainFoods }: Menu,
  profile: PlannerProfile,
  course: Course,
): Counted {
  if (isOpenPlain(course, profile, plainFoods)) return nothingCounted
  let least = forEachLimit(() => Number.POSITIVE_INFINITY)
  for (const recipe of recipes) {
    if (recipe.course !== course) continue
    const { dish } = legalDish(recipe, profile)
    if (dish === null) continue
    for (const { counted } of servingsOf(dish, profile)) {
      const before = least
      least = forEachLimit(({ id }) => Math.min(before[id], counted[id]))
    }
    if (countsNothing(least)) break
  }
  // Without a dish a course is empty, or is of what the child is known to eat, which comes in any size.
  return forEachLimit(({ id }) => (Number.isFinite(least[id]) ? least[id] : 0))
}

/** Limits that every choice of dishes breaks: where breakfast and dinner leave rice alone, rice once a day is one. */
function overfullLimits(menu: Menu, profile: PlannerProfile): string[] {
  const least = courses.map((course) => ({
    slots: slotsOf(course),
    amounts: leastCounted(menu, profile, course),
  }))
  return countedLimits.flatMap(({ id, per, most }) => {
    const limit = most(profile)
    const sum = least.reduce((all, { slots, amounts }) => all + slots * amounts[id], 0)
    return limit !== null && sum * daysOf[per] > limit + 0.001 ? [id] : []
  })
}

function rulesOf(profile: PlannerProfile): RuleReason[] {
  const { allergens, diets, words } = profile.restrictions
  const careful = profile.restrictions.carefulChewing
  return [
    ...profile.texturesAvoided.map((id) => ({ kind: 'texture' as const, id })),
    ...profile.refusedFoods.map((id) => ({ kind: 'refused' as const, id })),
    ...profile.pausedFoods.map((id) => ({ kind: 'paused' as const, id })),
    ...profile.neverFoods.map((id) => ({ kind: 'never' as const, id })),
    ...profile.neverDishes.map((id) => ({ kind: 'never-dish' as const, id })),
    ...words.map((id) => ({ kind: 'word' as const, id })),
    ...diets.map((id) => ({ kind: 'diet' as const, id })),
    ...allergens.map((id) => ({ kind: 'allergen' as const, id })),
    ...(careful ? [{ kind: 'age' as const, id: 'choking' }] : []),
  ]
}

function without(profile: PlannerProfile, rule: RuleReason): PlannerProfile {
  const { restrictions, ownRestrictions } = profile
  const others = <Item extends string>(items: readonly Item[]) =>
    items.filter((item) => item !== rule.id)
  if (rule.kind === 'texture') {
    return { ...profile, texturesAvoided: others(profile.texturesAvoided) }
  }
  if (rule.kind === 'refused') return { ...profile, refusedFoods: others(profile.refusedFoods) }
  if (rule.kind === 'paused') return { ...profile, pausedFoods: others(profile.pausedFoods) }
  if (rule.kind === 'never') return { ...profile, neverFoods: others(profile.neverFoods) }
  if (rule.kind === 'never-dish') return { ...profile, neverDishes: others(profile.neverDishes) }
  const fewer = (one: Restrictions): Restrictions => ({
    ...one,
    allergens: rule.kind === 'allergen' ? others(one.allergens) : one.allergens,
    diets: rule.kind === 'diet' ? others(one.diets) : one.diets,
    words: rule.kind === 'word' ? others(one.words) : one.words,
    carefulChewing: rule.kind === 'age' ? false : one.carefulChewing,
  })
  const left = fewer(restrictions)
  const own = hasOthersRules(profile) ? fewer(ownRestrictions) : left
  return { ...profile, restrictions: left, ownRestrictions: own }
}

const isWish = (rule: RuleReason) =>
  rule.kind === 'texture' ||
  rule.kind === 'refused' ||
  rule.kind === 'paused' ||
  (rule.kind === 'diet' && wishedDiets.includes(rule.id))

/** Whether each course has a dish left, and these do not break a limit whatever is chosen. */
export const isPossible = (menu: Menu, profile: PlannerProfile): boolean =>
  emptyCourses(menu, profile).length === 0 && overfullLimits(menu, profile).length === 0

/** How many dishes a profile leaves, so that what opens most is named first. */
const dishesLeft = (menu: Menu, profile: PlannerProfile): number =>
  menu.recipes.filter((recipe) => legalDish(recipe, profile).dish !== null).length

/** The wishes that open a plan, each by itself; where none does, a smallest set of them that does together. */
function openingWishes(menu: Menu, profile: PlannerProfile): RuleReason[] {
  const wishes = rulesOf(profile).filter(isWish)
  const alone = wishes.filter((rule) => isPossible(menu, without(profile, rule)))
  const bySize = (rules: readonly RuleReason[]) =>
    rules
      .map((rule) => ({ rule, left: dishesLeft(menu, without(profile, rule)) }))
      .sort((a, b) => b.left - a.left)
      .map(({ rule }) => rule)
  if (alone.length > 0) return bySize(alone)
  if (!isPossible(menu, wishes.reduce(without, profile))) return []
  // Those that open least are kept first, as long as the others still open a plan.
  let relaxed = bySize(wishes)
  for (const rule of [...relaxed].reverse()) {
    const fewer = relaxed.filter((one) => one !== rule)
    if (isPossible(menu, fewer.reduce(without, profile))) relaxed = fewer
  }
  return relaxed
}

/** Why a profile cannot be met: drops every rule without which it still cannot. */
export function explainInfeasible(menu: Menu, profile: PlannerProfile): Infeasible {
  const empty = emptyCourses(menu, profile)
  // A course without a dish is the plainer reason: limits are named where each has one.
  const cannot = (one: PlannerProfile) =>
    empty.length > 0 ? emptyCourses(menu, one).length > 0 : !isPossible(menu, one)
  let kept = profile
  for (const rule of rulesOf(profile)) {
    const fewer = without(kept, rule)
    if (cannot(fewer)) kept = fewer
  }
  const limits = empty.length > 0 ? [] : overfullLimits(menu, kept)
  return {
    kind: 'infeasible',
    courses: empty,
    clashes: [...rulesOf(kept), ...limits.map((id) => ({ kind: 'age' as const, id }))],
    relax: openingWishes(menu, profile),
  }
}
