import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'

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
