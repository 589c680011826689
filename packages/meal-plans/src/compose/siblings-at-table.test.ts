import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { brokenPlates } from '../check/broken-plates.ts'
import { withoutProfile } from '../profile/without-profile.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { composePlan } from './compose-plan.ts'

const mia = '11111111-1111-4111-8111-111111111111'
const sam = '22222222-2222-4222-8222-222222222222'
const sibling = { allergies: [], dietary_preferences: [] }

const family = buildFacts({
  age: 6,
  same_dinner_for_all: true,
  safe_foods: ['cheese pizza', 'chicken nuggets', 'toast', 'banana'],
  eaters: [
    { age: 40, allergies: [], dietary_preferences: ['vegetarian'] },
    {
      ...sibling,
      child_id: mia,
      age: 8,
      safe_foods: ['plain pasta', 'waffles', 'apple slices', 'Zorbly bites'],
      refused_foods: ['pizza', 'broccoli'],
    },
    { ...sibling, child_id: sam, age: 10 },
  ],
})

function planOf(child: typeof family): PlanData {
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 700 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const plan = planOf(family)

const mainsOf = ({ days }: PlanData): Snack[] =>
  days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])
const plateOf = ({ plates = [] }: Snack, childId: string) =>
  plates.find(({ child_id }) => child_id === childId)
const namesOn = (dish: Snack, childId: string) =>
  plateOf(dish, childId)?.parts.map((index) => dish.parts?.[index]?.name ?? '') ?? []

describe('the plate of another child at the table', () => {
  it('is told at each meal, without what that child refuses', () => {
    const withPizza = mainsOf(plan).filter(({ name }) => /^Cheese pizza/.test(name))
    expect(withPizza.length).toBeGreaterThan(0)
    for (const dish of withPizza) {
      expect(namesOn(dish, mia).join()).not.toMatch(/pizza/i)
      expect(plateOf(dish, mia)?.text.text).toMatch(/, without (?:.+ and )?cheese pizza/)
      expect(namesOn(dish, sam).join()).toMatch(/pizza/i)
    }
    expect(mainsOf(plan).every(({ plates }) => plates?.length === 2)).toBe(true)
  })

  it('holds at each main meal something that it is known to eat, with lines of its own where nothing shared is', () => {
    for (const dish of mainsOf(plan)) {
      expect(namesOn(dish, mia).join()).toMatch(/pasta|waffles|apple/i)
    }
    const own = mainsOf(plan)
      .flatMap(({ parts = [] }) => parts)
      .filter(({ for_others }) => for_others?.child_ids)
    expect(own.length).toBeGreaterThan(5)
    for (const { for_others, people, ingredients, typed } of own) {
      expect([for_others?.child_ids, people]).toEqual([[mia], 1])
      expect(ingredients).toHaveLength(1)
      // What no label was read of is no other child's to be given.
      expect(typed).not.toBe('Zorbly bites')
    }
  })

  it('is never without anything to eat', () => {
    for (const dish of mainsOf(plan)) {
      for (const { parts, text } of dish.plates ?? []) {
        expect(parts.length, `${dish.name}: ${text.text}`).toBeGreaterThan(0)
      }
    }
  })

  it('holds nothing that is made apart for the child', () => {
    const preparedSeparately = mainsOf(plan).filter(({ parts = [] }) =>
      parts.some((one) => one.apart_steps),
    )
    expect(preparedSeparately.length).toBeGreaterThan(0)
    for (const dish of preparedSeparately) {
      const places = (dish.parts ?? []).flatMap((one, index) => (one.apart_steps ? index : []))
      for (const { parts, left_out } of dish.plates ?? []) {
        expect([...parts, ...left_out].filter((index) => places.includes(index))).toEqual([])
      }
    }
  })
})

describe('the check of plates', () => {
  it('passes what is planned, and finds what is made apart for another child', () => {
    expect(brokenPlates(plan, family.eaters)).toEqual([])
    // Days of the same dish share its parts until the plan is written.
    const wrong: PlanData = JSON.parse(JSON.stringify(plan))
    const dish = mainsOf(wrong).find(({ parts = [] }) => parts[0]?.apart_steps)
    plateOf(dish ?? { name: '', ingredients: [], benefits: '' }, mia)?.parts.push(0)
    expect(brokenPlates(wrong, family.eaters)).toHaveLength(1)
    expect(planWarnings({ plan: wrong, child: family })).toHaveLength(1)
  })

  it('finds what the child is never to have again, and nothing on the plates of others', () => {
    const never = (childId: string, food: string) =>
      (family.eaters ?? []).map((one) =>
        'child_id' in one && one.child_id === childId
          ? {
              ...one,
              foods_said: [{ food, says: 'never_again' as const, said_on: '2026-11-22' }],
            }
          : one,
      )
    expect(brokenPlates(plan, never(sam, 'pizza')).length).toBeGreaterThan(0)
    expect(brokenPlates(plan, never(mia, 'pizza'))).toEqual([])
  })
})

it('whose plate is whose is told no more once a profile is gone', () => {
  const left = withoutProfile(plan)
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${mia}|${sam}`))
  expect(mainsOf(left).map(({ ingredients }) => ingredients)).toEqual(
    mainsOf(plan).map(({ ingredients }) => ingredients),
  )
})

it('a child alone, or with adults, has no plates of others', () => {
  expect(JSON.stringify(planOf(buildFacts()).days)).not.toMatch(/"plates"|for_others/)
})
