import { startOfDay } from '@brightplate/contract/plain-date'
import { foods } from '@brightplate/foods/foods'
import { nutrientIndex } from '@brightplate/foods/nutrients'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { targetsFor } from '@brightplate/foods/targets/targets'
import type { Course } from '@brightplate/recipes/recipe'
import { type Candidates, candidatesFor } from '../compositions/candidates/candidates.ts'
import { partAcceptance } from '../compositions/candidates/part-acceptance.ts'
import {
  compositionsOfMissingAt,
  compositionsWithoutAccepted,
} from '../compositions/compositions-of-course.ts'
import { keepsCocoaEarly } from '../compositions/filters/keeps-cocoa-early.ts'
import { roomForAccepted } from '../compositions/filters/room-for-accepted.ts'
import { withUncounted } from '../compositions/filters/with-uncounted.ts'
import { type SizedComposition, serveOnce, sizesOf } from '../compositions/meal-composition.ts'
import { type EatenDish, recencyOf } from '../eaten-dish.ts'
import { energyShare } from '../energy-share.ts'
import { tableDinners } from '../family/table-dinners.ts'
import { kitchenCapsOf } from '../kitchen/kitchen-caps.ts'
import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { forEachLimit } from '../rules/counted-limits.ts'
import { linesOfFood } from '../shop/lines-of-food.ts'
import { forEachSlot, type Slot } from '../slot.ts'
import { type AskedDish, askedCompositions } from '../swap/asked-dish.ts'
import { inAllSizesOnce } from './options/composition-in-all-sizes.ts'
import { fillingCompositions, mostShare } from './options/fitting-sizes.ts'
import { likeliestOf } from './options/likelihood.ts'
import { optionsOf } from './options/options-of.ts'
import type { SlotOptions } from './options/sized-option.ts'
import { courseOf, mainCount, type Problem } from './problem.ts'
import { sizedCompositions } from './sized-compositions.ts'

/** With constipation a fiber shortage weighs more. */
const fiberWeight = 2

/** Goals that steady meals and a filling breakfast answer. */
const steadyGoals = ['focus', 'calm', 'energy'] as const

/** The golden ratio: steps of it fall evenly, wherever one begins. */
const evenly = 0.618033988749895

/** Compositions of every kind near each other, as the search looks at those around the present one. */
const mixed = <Of>(compositions: readonly Of[]): Of[] =>
  compositions
    .map((composition, index) => ({ composition, at: (index * evenly) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ composition }) => composition)

/** Every id that a meal may be called by gets a place, in the order of asking. */
function indexesInOrder(): (id: string) => number {
  const indexes = new Map<string, number>()
  return (id) => {
    const known = indexes.get(id)
    if (known !== undefined) return known
    indexes.set(id, indexes.size)
    return indexes.size - 1
  }
}

const listedFoods = [...foods, ...plainFoods.map(({ food }) => food)].map(({ id }) => id)
const indexOfFood = new Map(listedFoods.map((id, index) => [id, index]))
const linesOf = onceFor((id: string) =>
  linesOfFood(id)
    .map((line) => indexOfFood.get(line))
    .filter((index) => index !== undefined),
)

function onceFor<Asked, Answer>(of: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    const answer = known.get(asked) ?? of(asked)
    known.set(asked, answer)
    return answer
  }
}

type Acceptance = ReturnType<typeof partAcceptance>

/** Plain foods in the order in which children of that age eat them. */
const byLikelihood = (
  candidates: Candidates,
  course: Course,
  acceptance: Acceptance,
): Candidates => ({
  ...candidates,
  plain: candidates.plain
    .map((candidateFood) => ({
      candidateFood,
      likely: acceptance({ role: 'side', safeFood: null, candidateFood, people: 1 }, course),
    }))
    .sort((a, b) => b.likely - a.likely)
    .map(({ candidateFood }) => candidateFood),
})

/** Gathers the compositions that the child may have and what they bring. */
export function buildProblem(
  menu: Menu,
  profile: PlannerProfile,
  startDate: string,
  days: number,
  history: readonly EatenDish[] = [],
  asked: readonly AskedDish[] = [],
): Problem {
  const targets = targetsFor(profile.ageYears, profile.energyKcal)
  const recency = recencyOf(history, startDate)
  const candidates = candidatesFor(menu, profile)
  const serve = serveOnce(profile)
  const acceptance = partAcceptance(profile, candidates)
  const hasRoom = roomForAccepted(candidates, profile, serve)
  const indexOfDish = indexesInOrder()
  const inAllSizes = inAllSizesOnce({
    profile,
    days,
    indexOfFood,
    linesOf,
    indexOfDish,
    recencyOf: (id) => recency.get(id) ?? 0,
    acceptance,
  })
  const atSlots = forEachSlot(
    (slot): SlotOptions => ({
      slot,
      course: courseOf(slot),
      energyKcal: energyShare(slot, profile) * targets.energyKcal,
      likeliest: 1,
    }),
  )
  const likelyAt = onceFor((course: Course) =>
    byLikelihood(candidates.at[course], course, acceptance),
  )
  const ofCourse = new Map<Course, readonly (readonly SizedComposition[])[]>()
  const compositionsAt = (course: Course) => {
    const kcal = atSlots.flatMap((one) => (one.course === course ? one.energyKcal : []))
    const enoughKcal = mostShare * Math.max(...kcal)
    const known =
      ofCourse.get(course) ??
      sizedCompositions(course, likelyAt(course), profile, serve, hasRoom, enoughKcal)
    ofCourse.set(course, known)
    return known
  }
  const ordinaryAt = (course: Course) => {
    const all = compositionsWithoutAccepted(course, likelyAt(course), profile, serve)
      .map((composition) => sizesOf(composition, profile, serve, Number.POSITIVE_INFINITY))
      .filter((sizes) => sizes.length > 0)
    const roomy = all.map((sizes) => sizes.filter(hasRoom)).filter((sizes) => sizes.length > 0)
    return roomy.length > 0 ? roomy : all
  }
  const isEarly = (sized: SizedComposition | undefined, slot: Slot) =>
    !sized || keepsCocoaEarly(sized.composition, slot, profile)
  const ofLists = forEachSlot((_, index) => {
    const atSlot = atSlots[index]
    const { slot } = atSlot
    const ofList = compositionsAt(atSlot.course).filter(([first]) => isEarly(first, slot))
    // Where nothing that is eaten may stand here, ordinary food of the rules does.
    const atCourse =
      ofList.length > 0
        ? ofList
        : ordinaryAt(atSlot.course).filter(([first]) => isEarly(first, slot))
    const compositions = withUncounted(
      profile,
      fillingCompositions(atCourse, atSlot.energyKcal),
      () => atCourse,
    )
      .map((sizes) => optionsOf(sizes, atSlot, inAllSizes))
      .filter((sizes) => sizes.length > 0)
    atSlot.likeliest = likeliestOf(
      compositions.flatMap(([first]) => (first ? first.likelihood : [])),
    )
    return { atSlot, compositions }
  })
  const placed = new Set(
    ofLists.flatMap(({ compositions }) =>
      compositions.flatMap(([first]) => (first ? first.declared : [])),
    ),
  )
  const isMissing = (index: number) => !placed.has(index)
  const ofSlots = forEachSlot((_, index) => {
    const { atSlot, compositions } = ofLists[index]
    const likely = likelyAt(atSlot.course)
    const ofMissing = compositionsOfMissingAt(atSlot.course, likely, isMissing, profile, serve)
      .map((composition) => sizesOf(composition, profile, serve, mostShare * atSlot.energyKcal))
      .map((sizes) => sizes.filter(hasRoom))
      .filter(([first]) => first && isEarly(first, atSlot.slot))
      .map((sizes) => optionsOf(sizes, atSlot, inAllSizes))
      .filter((sizes) => sizes.length > 0)
    return mixed([...compositions, ...ofMissing])
  })
  const askedAt = forEachSlot((_, index) => {
    const atSlot = atSlots[index]
    const { slot: ofMeal, course, energyKcal } = atSlot
    const isTried = (recipeId: string) =>
      ofSlots[index].some(([first]) => first?.serving.dish.recipe.id === recipeId)
    const ids = asked.flatMap(({ slot, recipeId }) =>
      slot === ofMeal && !isTried(recipeId) ? recipeId : [],
    )
    return [...new Set(ids)]
      .flatMap((id) => askedCompositions(id, course, menu, profile, candidates.at[course]))
      .filter((composition) => keepsCocoaEarly(composition, ofMeal, profile))
      .map((composition) => sizesOf(composition, profile, serve, mostShare * energyKcal))
      .map((sizes) => optionsOf(sizes, atSlot, inAllSizes))
      .filter((sizes) => sizes.length > 0)
  })
  const mains = ofSlots.slice(0, mainCount).flat()
  const snacks = ofSlots.slice(mainCount, -1).flat()
  return {
    profile,
    targets,
    indexedTargets: targets.nutrients.map(({ nutrient, recommended, upper }) => ({
      nutrient,
      index: nutrientIndex[nutrient],
      recommended,
      upper: upper ?? Number.POSITIVE_INFINITY,
      weight: nutrient === 'fiber_g' && profile.goals.includes('constipation') ? fiberWeight : 1,
    })),
    dishCount: indexOfDish(''),
    foods: listedFoods,
    limits: forEachLimit((limit) => limit.most(profile) ?? Number.POSITIVE_INFINITY),
    days,
    firstWeekday: (startOfDay(startDate).getUTCDay() + 6) % 7,
    rejected: candidates.rejected,
    tableDinners: profile.familyDinner ? tableDinners(menu, profile, startDate, days) : [],
    open: {
      breakfast: candidates.at.breakfast.plain,
      lunch: candidates.at.lunch.plain,
      dinner: candidates.at.dinner.plain,
      snack: candidates.at.snack.plain,
      juice: candidates.at.juice.plain,
    },
    acceptedAtMeals: profile.safeFoods.map((_, index) =>
      mains.some(([first]) => first?.accepted.includes(index)),
    ),
    acceptedAtSnacks: profile.safeFoods.map((_, index) =>
      snacks.some(([first]) => first?.accepted.includes(index)),
    ),
    mayStand: profile.safeFoods.map((_, index) =>
      ofSlots.flat().some(([first]) => first?.declared.includes(index)),
    ),
    caps: kitchenCapsOf(profile),
    eatenLately: recency.size > 0,
    varietyWeight: 1 - profile.routineLevel,
    steady: steadyGoals.some((goal) => profile.goals.includes(goal)),
    slots: ofSlots,
    asked: askedAt,
    out: [],
  }
}
