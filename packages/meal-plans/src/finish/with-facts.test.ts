import type { Juice, Meal, PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { planInSpanish } from '../spanish/plan-in-spanish.ts'
import { faultsOfSpanishPlan } from '../spanish/testing/faults-of-spanish-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { withFacts } from './with-facts.ts'

const startDate = '2026-11-23'

const child = buildFacts({
  age: 4,
  allergies: ['peanut'],
  safe_foods: ['chicken nuggets', 'plain pasta', 'bananas', 'zorblix bites'],
  cooked_meals_week: 5,
  people_at_table: 4,
})

const made = composePlan({ child, startDate, durationDays: 14, seed: 3, steps: 600, locked: [] })
const plan = made.kind === 'plan' ? made.planData : null

type Dish = Meal | Snack | Juice

/** Each meal of a plan changed. */
function mapDishes(of: PlanData, change: <Of extends Dish>(dish: Of) => Of): PlanData {
  const days = of.days.map((day) => ({
    ...day,
    breakfast: change(day.breakfast),
    lunch: change(day.lunch),
    dinner: change(day.dinner),
    snacks: day.snacks.map((one) => change(one)),
    juice: change(day.juice),
  }))
  return { ...of, days }
}

const dishesOf = ({ days }: PlanData): Dish[] =>
  days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    ...[breakfast, lunch, dinner],
    ...snacks,
    juice,
  ])

const other = (texts: readonly string[] = []) => texts.map((_, place) => `word ${place}`)

/** What a release with other words would have written; a food as typed stays as it was typed. */
function inOtherEnglish<Of extends Dish>(dish: Of): Of {
  const { parts = [], leftover, steps, cooked_for: both } = dish
  return {
    ...dish,
    ingredients: parts.flatMap((part) => other(part.ingredients)),
    ...(steps && { steps: other(steps) }),
    ...('preparation' in dish && { preparation: other(dish.preparation) }),
    parts: parts.map((part) => ({ ...part, ingredients: other(part.ingredients) })),
    ...(leftover && {
      leftover: { ...leftover, fresh: { ...leftover.fresh, steps: other(leftover.fresh.steps) } },
    }),
    ...(both && {
      cooked_for: { ...both, steps: other(both.steps), ingredients: both.ingredients },
    }),
  }
}

/** Of a meal what is made of its facts. */
const saidOf = (of: PlanData) =>
  dishesOf(of).map(({ name, ingredients, steps, parts, leftover, language }) => ({
    ...{ name, ingredients, steps, language, leftover },
    parts: parts?.map((part) => [part.name, part.ingredients]),
  }))

it('tells of every meal what it was made of', () => {
  expect(plan).not.toBeNull()
  if (!plan) return
  const parts = dishesOf(plan).flatMap((dish) => dish.parts ?? [])
  expect(parts.length).toBeGreaterThan(84)
  expect(parts.filter(({ facts, ingredients }) => ingredients.length > 0 && !facts)).toEqual([])
  const both = dishesOf(plan).flatMap(({ cooked_for }) => cooked_for ?? [])
  expect(both.length).toBeGreaterThan(0)
  expect(both.filter(({ facts }) => !facts)).toEqual([])
  expect(withFacts(plan)).toEqual(plan)
})

it('is all that a meal needs to be read in Spanish, but for what stands around it', () => {
  if (!plan) return
  const now = planInSpanish(plan, startDate, () => true)
  expect(faultsOfSpanishPlan(now)).toEqual([])
  const then = planInSpanish(mapDishes(plan, inOtherEnglish), startDate, () => true)
  expect(saidOf(then)).toEqual(saidOf(now))
})

it('keeps of a meal in the words of before what was told of it', () => {
  if (!plan) return
  const before = mapDishes(plan, inOtherEnglish)
  expect(withFacts(before)).toEqual(before)
})
