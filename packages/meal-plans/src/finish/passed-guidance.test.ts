import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { englishNames } from '@brightplate/planner/texts/english-names'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { passedGuidance } from './passed-guidance.ts'

function foodsFor(foods: readonly string[], nearlyAll: boolean) {
  const child = buildFacts({ age: 8, safe_foods: [...foods], safe_foods_nearly_all: nearlyAll })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 600 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return (made.planData.notices ?? []).flatMap(({ key, params: { foods } }) =>
    key === 'clinic.above-guidance' ? (foods ?? []) : [],
  )
}

describe('guidance that what is eaten passes', () => {
  it.each([
    [['fish sticks'], 'fish'],
    [['plain rice'], 'rice'],
  ] as const)('makes a week of %j alone, and says so for the clinician, once', (foods, food) => {
    expect(foodsFor(foods, true)).toEqual([englishNames.guidance[food]])
  })

  it('holds where the list is not nearly all that is eaten', () => {
    expect(foodsFor(['fish sticks'], false)).toEqual([])
  })

  it('is not spoken of where it is kept', () => {
    const foods = ['chicken nuggets', 'fries', 'apples', 'fish sticks', 'pizza', 'pasta']
    expect(foodsFor(foods, true)).toEqual([])
  })
})

describe('days that pass a guidance', () => {
  const foodsOf = (foods: readonly (readonly [string, number])[], nearlyAll = true) => {
    const dish = buildDish({ foods: foods.map(([food_id, grams]) => ({ food_id, grams })) })
    const plan = buildPlan([{ lunch: dish, dinner: dish }])
    const profile = buildProfile({ safeFoodsNearlyAll: nearlyAll })
    return passedGuidance(plan, profile).map(({ params }) => params.foods)
  }

  it.each([
    ['rice', [['rice-white', 40]], [[englishNames.guidance.rice]]],
    ['large pieces of fish', [['salmon', 90]], [[englishNames.guidance.fish]]],
    ['cocoa', [['cocoa-powder', 4]], [[englishNames.guidance.cocoa]]],
    [
      'rice and fish',
      [
        ['rice-white', 40],
        ['salmon', 90],
      ],
      [[englishNames.guidance.rice, englishNames.guidance.fish]],
    ],
    ['juice, which has a limit and no guidance', [['orange-juice', 200]], []],
  ] as const)('say so of %s, in one sentence, where the list is nearly all', (_, foods, told) => {
    expect(foodsOf(foods)).toEqual(told)
    expect(foodsOf(foods, false)).toEqual([])
  })
})
