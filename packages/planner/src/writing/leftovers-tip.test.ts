import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { leftoversTip } from './leftovers-tip.ts'

const outcome = plan({
  profile: buildProfile(),
  startDate: '2026-11-23',
  durationDays: 7,
  seed: 1,
  steps: 100,
})
if (outcome.kind !== 'plan') throw new Error('No plan')
const [first] = outcome.document.days
if (!first) throw new Error('No day')

const dayOf = (temperature: 'hot' | 'warm' | 'cold', food_id: string) => {
  const plate = { temperature, foods: [{ food_id, grams: 50 }] }
  const { breakfast, lunch, dinner, snacks, juice } = first
  return {
    ...first,
    breakfast: { ...breakfast, ...plate },
    lunch: { ...lunch, ...plate },
    dinner: { ...dinner, ...plate },
    snacks: snacks.map((snack) => ({ ...snack, ...plate })),
    juice: { ...juice, ...plate },
  }
}

describe('the tip on leftovers', () => {
  it.each([
    ['hot', 'rice-white', ['tip.leftovers']],
    ['warm', 'plain-rice', ['tip.leftovers']],
    ['hot', 'flour-rice', ['tip.leftovers-without-rice']],
    ['hot', 'chicken-nuggets', ['tip.leftovers-without-rice']],
    ['cold', 'rice-cakes', []],
  ] as const)('of %s %s is %j', (temperature, food, tips) => {
    expect(leftoversTip([dayOf(temperature, food)])).toEqual(tips)
  })
})
