import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { passedGuidance } from './passed-guidance.ts'

function keysFor(foods: string[], nearlyAll: boolean): string[] {
  const child = buildFacts({ age: 8, safe_foods: foods, safe_foods_nearly_all: nearlyAll })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 600 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return (made.planData.notices ?? []).map(({ key }) => key)
}

describe('guidance that what is eaten passes', () => {
  it.each([
    [['fish sticks'], 'notice.more-fish'],
    [['plain rice'], 'notice.more-rice'],
  ])('makes a week of %j alone, and says so for the clinician, once', (foods, key) => {
    expect(keysFor(foods, true).filter((one) => one === key)).toEqual([key])
  })

  it('holds where the list is not nearly all that is eaten', () => {
    expect(keysFor(['fish sticks'], false)).not.toContain('notice.more-fish')
  })

  it('is not spoken of where it is kept', () => {
    const foods = ['chicken nuggets', 'fries', 'apples', 'fish sticks', 'pizza', 'pasta']
    expect(keysFor(foods, true)).not.toContain('notice.more-fish')
  })
})

describe('days that pass a guidance', () => {
  const keysOf = (foods: readonly (readonly [string, number])[], nearlyAll = true) => {
    const dish = buildDish({ foods: foods.map(([food_id, grams]) => ({ food_id, grams })) })
    const plan = buildPlan([{ lunch: dish, dinner: dish }])
    const profile = buildProfile({ safeFoodsNearlyAll: nearlyAll })
    return passedGuidance(plan, profile).map(({ key }) => key)
  }

  it.each([
    ['rice', [['rice-white', 40]], ['notice.more-rice']],
    ['large pieces of fish', [['salmon', 90]], ['notice.more-fish']],
    ['cocoa', [['cocoa-powder', 4]], ['notice.more-cocoa']],
    [
      'rice and fish',
      [
        ['rice-white', 40],
        ['salmon', 90],
      ],
      ['notice.more-rice', 'notice.more-fish'],
    ],
    ['juice, which has a limit and no guidance', [['orange-juice', 200]], []],
  ] as const)('say so of %s, once, where the list is nearly all', (_, foods, keys) => {
    expect(keysOf(foods)).toEqual(keys)
    expect(keysOf(foods, false)).toEqual([])
  })
})
