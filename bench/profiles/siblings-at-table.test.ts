import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { describe, expect, it } from 'vitest'
import { judgedPlanOf } from '../judged/judged-plan-of.ts'
import { startDate } from '../judged/plan-settings.ts'
import { judgePlan } from '../oracle/judge-plan.ts'
import type { JudgedChild, JudgedEater } from '../oracle/judged-plan.ts'
import { benchProfile, tablePortionsOf } from './profiles.ts'

const avoided = ['milk', 'egg', 'peanut', 'sesame', 'soy'] as const
const mia = '11111111-1111-4111-8111-111111111111'
const foods = ['hamburger', 'french fries', 'scrambled eggs', 'cheese pizza', 'banana']
const othersFoods = ['plain pasta', 'peanut butter sandwich', 'yogurt', 'waffles', 'fish sticks']

const judged = (changes: Partial<JudgedEater>): JudgedEater => ({
  ageYears: 40,
  chewsWithCare: false,
  avoids: [],
  diets: [],
  foods: {},
  ...changes,
})

/** Two children who eat and avoid other things each, of every age around the borders of the rules. */
const families = avoided.map((own, place) => {
  const other = avoided[(place + 2) % avoided.length] ?? own
  const [age, otherAge] = [[7, 4] as const, [5, 3] as const, [9, 12] as const][place % 3] ?? [7, 4]
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
      safe_foods_nearly_all: place % 2 === 0,
    },
  ]
  const facts = { ...profile.facts, eaters }
  const judgedChild = { ...profile.judged, tablePortions: tablePortionsOf(facts) }
  return { ...profile, facts, judged: judgedChild }
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
    expect(judgePlan(judgedPlanOf(planData), family.judged)).toEqual([])
  })

  it('the oracle finds what is made apart for one child on the plate of the other', () => {
    const { days } = judgedPlanOf(planData)
    const plate = { name: '', lines: ['1 cup milk (244 g)'], steps: [] }
    const first = days[0]?.map((dish) => ({ ...dish, plates: { [mia]: plate } })) ?? []
    const [, sibling] = family.judged.eaters ?? []
    const found = judgePlan({ days: [first], shoppingList: [], tips: [] }, {
      ...family.judged,
      avoids: [],
      eaters: [{ ...judged({}), ...sibling, avoids: ['milk'] }],
    } satisfies JudgedChild)
    expect(found.some(({ rule, text }) => rule === 'milk' && text === plate.lines[0])).toBe(true)
  })
})
