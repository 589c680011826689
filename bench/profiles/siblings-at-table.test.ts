import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { describe, expect, it } from 'vitest'
import { servedFaults } from '../../plan-check/check-plan.ts'
import type { Eater } from '../../plan-check/profile-of.ts'
import { startDate } from '../judged/plan-settings.ts'
import { benchProfile } from './profiles.ts'

const avoided = ['milk', 'egg', 'peanut', 'sesame', 'soy'] as const
const mia = '11111111-1111-4111-8111-111111111111'
const foods = ['hamburger', 'french fries', 'scrambled eggs', 'cheese pizza', 'banana']
const othersFoods = ['plain pasta', 'peanut butter sandwich', 'yogurt', 'waffles', 'fish sticks']

const judged = (changes: Partial<Eater>): Eater => ({
  ageYears: 40,
  chewsWithCare: false,
  avoids: [],
  diets: [],
  foods: {},
  ...changes,
})

/** Two children who eat and avoid other things each, of every age around the borders of the rules. */
const families = avoided.map((own, index) => {
  const other = avoided[(index + 2) % avoided.length] ?? own
  const [age, otherAge] = [[7, 4] as const, [5, 3] as const, [9, 12] as const][index % 3] ?? [7, 4]
  const profile = benchProfile(
    `avoids ${own} at ${age}, a sibling of ${otherAge} ${other}`,
    {
      age,
      allergies: [own],
      safe_foods: foods,
    },
    {
      avoids: [own],
      eaters: [judged({}), judged({ ageYears: otherAge, avoids: [other], childId: mia })],
    },
  )
  const eaters = [
    { age: 40, allergies: [], dietary_preferences: [] },
    {
      child_id: mia,
      age: otherAge,
      allergies: [other],
      dietary_preferences: [],
      safe_foods: othersFoods,
      refused_foods: ['banana', 'meat'],
      safe_foods_nearly_all: index % 2 === 0,
    },
  ]
  const facts = { ...profile.facts, eaters }
  return { ...profile, facts }
})

describe.each(families.map((family) => ({ family, id: family.id })))('$id', ({ family }) => {
  const made = composePlan({
    child: family.facts,
    startDate,
    durationDays: 7,
    seed: 3,
    steps: 700,
  })
  if (made.kind !== 'plan') throw new Error(made.kind)
  const { planData } = made

  it('nobody finds on the table or on their plate what they must not eat', () => {
    const found = servedFaults(planData, family.judged)
    // A notice repeats "cheese pizza" as the parent typed it: docs/tests.md#the-independent-checker.
    expect(found.filter(({ kind }) => !kind.endsWith('in a notice'))).toEqual([])
  })

  it('the checker finds what is made apart for one child on the plate of the other', () => {
    const days = planData.days.map((day) => {
      const { parts = [], ...lunch } = day.lunch
      const milk = { role: 'side' as const, typed: null, energy_kcal: null, grams: null, people: 1 }
      const preparedSeparately = {
        ...milk,
        name: 'A glass of milk',
        ingredients: [],
        apart_steps: [],
      }
      const text = { key: 'plate.of-child', params: {}, text: '' }
      const plates = [{ child_id: mia, parts: [parts.length], left_out: [], text }]
      return { ...day, lunch: { ...lunch, parts: [...parts, preparedSeparately], plates } }
    })
    const [, sibling] = family.judged.eaters
    const found = servedFaults(
      { ...planData, days },
      {
        child: { ...family.judged.child, avoids: [] },
        eaters: [{ ...judged({}), ...sibling, avoids: ['milk'] }],
      },
    )
    expect(
      found.some(({ kind, rule }) => kind === 'plate: allergen in a part' && rule === 'milk'),
    ).toBe(true)
  })
})
