import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { lastBases, mealBases } from '@brightplate/recipes/meal-bases'
import { amountAt } from '../../../search/amount-at.ts'
import type { EvaluatedComposition } from '../../../search/evaluated-composition.ts'
import { acceptedBaseOf, type Option } from '../../../search/option.ts'
import { mainCount, type Problem, slotCount } from '../../../search/problem.ts'
import { cellOf, type WeekState } from '../../../search/week-state.ts'
import { slots } from '../../../slot.ts'
import { costWeights } from '../../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../../goal.ts'

const breakfast = slots.indexOf('breakfast')
const lunch = slots.indexOf('lunch')
const dinner = slots.indexOf('dinner')

/** Meals that share their foods, and how many of them a day has. */
const sharing: readonly (readonly number[])[] = [[breakfast], [lunch, dinner]]
const nothing = -1

const daysRunning = 3

/** Above this share a food is eaten so seldom at a meal that no meal waits for it. */
const oftenEnough = 0.5

/** What is the same thing by whatever name: "soup" and "chicken noodle soup". */
const formOfBase = ({ parts: [base] }: Option): string | null =>
  base?.role === 'accepted' ? base.candidateFood.form : null

const kindOfBase = ({ parts: [base] }: Option): PlainGroup | null =>
  base?.role === 'accepted' ? base.candidateFood.group : null

/** What the meals of some slots may be built upon, of what the child eats and is at home there. */
function basesAt<Base>(
  { slots: ofSlots }: Problem,
  at: readonly number[],
  of: (option: Option) => Base | null,
): Set<Base> {
  const bases = new Set<Base>()
  for (const [slot, compositions] of ofSlots.entries()) {
    for (const [first] of at.includes(slot) ? compositions : []) {
      const base = first && first.seldom <= oftenEnough ? of(first) : null
      if (base !== null) bases.add(base)
    }
  }
  return bases
}

/** Lunches, and suppers, of a week upon one food, where others may stand there: chili on five evenings is no week. */
const mostAtMeal = 3

const daysOfWeek = 7

/** What makes a supper as a rule: crackers and cereal take no turn of the chicken. */
const makesMeals: readonly (PlainGroup | null)[] = mealBases['lunch-and-dinner']
  .filter(
    ({ group, usually }) => usually.length > 0 && !lastBases['lunch-and-dinner'].includes(group),
  )
  .map(({ group }) => group)

/** What stands at a lunch, or at a supper, more often than others of the list leave room for. */
const onEachMeal = (problem: Problem): Piece[] =>
  [lunch, dinner].flatMap((meal) => {
    const bases = basesAt(problem, [meal], (option) =>
      makesMeals.includes(kindOfBase(option)) ? formOfBase(option) : null,
    )
    if (bases.size < 2) return []
    return [...bases].map((base) =>
      onlyAt((slot) => slot === meal, {
        span: 'week',
        weight: (1 - problem.profile.routineLevel) * costWeights.sameBaseAtMeal,
        most: Math.max(mostAtMeal, Math.ceil(daysOfWeek / bases.size)),
        amount: (option) => (formOfBase(option) === base ? 1 : 0),
      }),
    )
  })

/** Cereal and crackers are a lunch rather than a supper, where the list has what makes one. */
function suppersOfSnacks(problem: Problem): Piece[] {
  const kinds = basesAt(problem, [dinner], kindOfBase)
  if (![...kinds].some((kind) => makesMeals.includes(kind))) return []
  return [
    onlyAt((slot) => slot === dinner, {
      span: 'week',
      weight: (1 - problem.profile.routineLevel) * costWeights.supperOfSnacks,
      most: 0,
      amount: (option) =>
        acceptedBaseOf(option) !== null && !makesMeals.includes(kindOfBase(option)) ? 1 : 0,
    }),
  ]
}

/** The same kind of food at lunch and again at supper, and at breakfast too: two pizzas are one kind. */
function inOneDay(problem: Problem): Piece[] {
  const varied = 1 - problem.profile.routineLevel
  const kinds = basesAt(problem, [lunch, dinner], kindOfBase)
  if (kinds.size < 2) return []
  return [...kinds].flatMap((kind): Piece[] => {
    const amount = (option: Option) => (kindOfBase(option) === kind ? 1 : 0)
    return [
      onlyAt((slot) => slot === lunch || slot === dinner, {
        span: 'day',
        weight: varied * costWeights.acceptedAtBothMeals,
        most: 1,
        amount,
      }),
      onlyAt((slot) => slot < mainCount, {
        span: 'day',
        weight: varied * costWeights.acceptedThirdTime,
        most: 2,
        amount,
      }),
    ]
  })
}

/** One food at breakfast and again at supper, where another could be either. */
function againInDay(problem: Problem): Piece[] {
  const forms = basesAt(problem, [lunch, dinner], formOfBase)
  if (forms.size < 2) return []
  return [...forms].map((form) =>
    onlyAt((slot) => slot < mainCount, {
      span: 'day',
      weight: (1 - problem.profile.routineLevel) * costWeights.sameBaseInDay,
      most: 1,
      amount: (option) => (formOfBase(option) === form ? 1 : 0),
    }),
  )
}

/** By problem, the meals at which so many foods may be the base that none needs to stand three days running. */
const inTurns = new WeakMap<Problem, readonly (readonly number[])[]>()

function mealsInTurns(problem: Problem): readonly (readonly number[])[] {
  const known = inTurns.get(problem)
  if (known) return known
  const isRoomy = (some: readonly number[]) =>
    basesAt(problem, some, acceptedBaseOf).size > some.length
  const meals = problem.profile.routineLevel < 1 ? sharing.filter(isRoomy) : []
  inTurns.set(problem, meals)
  return meals
}

const standsOn = (
  { cells, problem }: WeekState,
  day: number,
  some: readonly number[],
  base: number,
  leftOut: number,
): boolean =>
  day >= 0 &&
  day < problem.days &&
  some.some((slot) => {
    const cell = cellOf(day, slot)
    const option = cell === leftOut ? undefined : cells[cell]
    return option !== undefined && acceptedBaseOf(option) === base
  })

/** Spans of three days that a base at these meals would fill on this day, and does not without. */
function runsThrough(
  state: WeekState,
  day: number,
  some: readonly number[],
  base: number,
  leftOut: number,
): number {
  const stands = (other: number) => standsOn(state, other, some, base, leftOut)
  if (stands(day)) return 0
  const before = stands(day - 1) ? (stands(day - 2) ? 2 : 1) : 0
  const after = stands(day + 1) ? (stands(day + 2) ? 2 : 1) : 0
  return Math.max(0, before + after + 2 - daysRunning)
}

const weightOf = ({ profile }: Problem) => (1 - profile.routineLevel) * costWeights.threeDaysRunning

function cost(state: WeekState): number {
  const { problem } = state
  let runs = 0
  for (const some of mealsInTurns(problem)) {
    problem.profile.safeFoods.forEach((_, base) => {
      let running = 0
      for (let day = 0; day < problem.days; day += 1) {
        running = standsOn(state, day, some, base, nothing) ? running + 1 : 0
        if (running >= daysRunning) runs += 1
      }
    })
  }
  return weightOf(problem) * runs
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { problem } = state
  const slot = cell % slotCount
  const some = mealsInTurns(problem).find((meals) => meals.includes(slot))
  if (!some) return
  const day = Math.floor(cell / slotCount)
  const weight = weightOf(problem)
  const ofBase = Float64Array.from(
    problem.profile.safeFoods,
    (_, base) => weight * runsThrough(state, day, some, base, cell),
  )
  if (ofBase.every((points) => points === 0)) return
  for (const composition of compositions) {
    if (composition.base !== null) composition.points += amountAt(ofBase, composition.base)
  }
}

/** What meals are built upon takes turns: cereal is breakfast as often as it likes, where nothing else is. */
export const acceptedBasesGoal: Goal = {
  id: 'accepted-bases',
  pieces: (problem) => [
    ...inOneDay(problem),
    ...againInDay(problem),
    ...onEachMeal(problem),
    ...suppersOfSnacks(problem),
  ],
  placementPenalty: { cost, add },
}
