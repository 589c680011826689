import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { excluded } from '@brightplate/foods/exclusion'
import { requireFood } from '@brightplate/foods/foods'
import { within } from '@brightplate/planner/compositions/parts/within'
import { describe, expect, it } from 'vitest'
import { brokenWords } from '../check/broken-words.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { composePlan } from './compose-plan.ts'

const adult = { age: 40, allergies: [], dietary_preferences: [] }

const family = buildFacts({
  age: 6,
  safe_foods: ['peanut butter sandwich', 'pasta', 'toast', 'chicken nuggets', 'banana', 'popcorn'],
  eaters: [
    { ...adult, allergies: ['peanut'] },
    { ...adult, dietary_preferences: ['vegetarian'] },
    { ...adult, age: 3 },
  ],
})

function planOf(child: ProfileFacts): PlanData {
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 700 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const plan = planOf(family)

const dishesOf = ({ days }: PlanData): Snack[] =>
  days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    breakfast,
    lunch,
    dinner,
    ...snacks,
    juice,
  ])

/** The foods of a plan by whether they are prepared separately. */
const foodsOf = (made: PlanData, isPreparedSeparately: boolean) =>
  dishesOf(made).flatMap(({ parts = [], foods = [] }) => {
    const ofLines = parts.flatMap((part) => part.ingredients.map(() => part))
    return foods.flatMap(({ food_id }, line) =>
      (ofLines[line]?.apart_steps !== undefined) === isPreparedSeparately ? food_id : [],
    )
  })

it('no food that is shared is one that someone at the table must not eat', () => {
  const { restrictions } = planProfile(family).profile
  const shared = foodsOf(plan, false)
  expect(shared.length).toBeGreaterThan(50)
  expect(shared.filter((id) => excluded(requireFood(id), restrictions) !== null)).toEqual([])
})

it('the child keeps its own foods: what another must not eat is prepared apart, for the child alone', () => {
  const preparedSeparately = dishesOf(plan)
    .flatMap(({ parts = [] }) => parts)
    .filter(({ apart_steps }) => apart_steps !== undefined)
  const typed = new Set(preparedSeparately.map((part) => part.typed))
  expect(typed).toContain('chicken nuggets')
  expect(typed).not.toContain('pasta')
  for (const { people, role, apart_steps } of preparedSeparately) {
    expect([people, role]).toEqual([1, 'accepted'])
    expect(apart_steps?.[0]).toMatch(/^Prepare apart, with clean hands and tools: ./)
  }
})

it('what is bought for the child alone is on the one list', () => {
  expect(plan.shopping_list.join()).toMatch(/chicken nuggets/)
  expect(plan.days.every(({ dinner }) => (dinner.portions ?? 0) > 4)).toBe(true)
})

describe('a meal whose base is made apart', () => {
  const separateAtBase = dishesOf(plan).filter(({ parts: [base] = [] }) => base?.apart_steps)

  it('holds something for the others in its place, with lines and steps, and of it nothing for the child', () => {
    expect(separateAtBase.length).toBeGreaterThan(3)
    for (const { parts = [], portions = 0, people = 0, ...dish } of separateAtBase) {
      const others = parts.filter(({ for_others }) => for_others)
      expect(others).toHaveLength(1)
      const [part] = others
      expect(part).toMatchObject({ role: 'main', people: people - 1, energy_kcal: 0, grams: 0 })
      expect(part?.for_others?.portions).toBeCloseTo(portions - 1, 2)
      expect(dish.ingredients).toEqual(expect.arrayContaining(part?.ingredients ?? ['']))
      const steps = 'preparation' in dish ? dish.preparation : dish.steps
      expect(steps).toContain(`For the others at the table: ${within(part?.name ?? '')}.`)
    }
  })

  it('counts it on the list and in the cost, and not in what the child eats', () => {
    const bought = new Set(
      [...(plan.shopping_items ?? []), ...(plan.staples ?? [])].flatMap(
        ({ for_foods = [] }) => for_foods,
      ),
    )
    for (const { parts = [], foods = [], nutrition } of separateAtBase) {
      const places = parts.flatMap((part) => part.ingredients.map(() => part.for_others))
      const others = foods.filter((_, line) => places[line])
      expect(others.every(({ food_id }) => food_id === 'water' || bought.has(food_id))).toBe(true)
      expect(others[0]?.grams).toBeGreaterThan(0)
      const kcal = parts.reduce((sum, { energy_kcal }) => sum + (energy_kcal ?? 0), 0)
      expect(Math.abs((nutrition?.energy_kcal ?? 0) - kcal)).toBeLessThan(parts.length)
    }
  })
})

it('passes the check by the words of everyone, and is refused once what is apart counts as shared', () => {
  const { profile } = planProfile(family)
  expect(brokenWords(plan, profile)).toEqual([])
  const shared = structuredClone(plan)
  for (const { parts = [] } of dishesOf(shared)) {
    for (const part of parts) delete part.apart_steps
  }
  const broken = brokenWords(shared, profile)
  expect(broken.map(({ rule }) => rule)).toContain('diet')
})

it('is warned about where an allergy of an eater is added, and not for what is prepared apart', () => {
  expect(planWarnings({ plan, child: family })).toEqual([])
  const { eaters = [] } = family
  const withBanana = [{ ...adult, allergies: ['banana'] }, ...eaters.slice(1)]
  const warnings = planWarnings({ plan, child: { ...family, eaters: withBanana } })
  expect(warnings.map(({ reason }) => reason)).toContain('holds banana')
})

it('is not made where an eater’s allergy names no food, before the parent has said what it means', () => {
  const child = buildFacts({ eaters: [{ ...adult, allergies: ['epipen'] }] })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 1 })
  expect(made.kind).toBe('needs_answer')
})
