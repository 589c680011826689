import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

function kindsOf(safe_foods: string[], allergies: string[]) {
  const child = buildFacts({ age: 6, safe_foods, allergies, safe_foods_nearly_all: true })
  const made = composePlan({
    child,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 1,
    steps: 600,
  })
  if (made.kind !== 'plan') throw new RangeError('no plan')
  const { tip_texts: tips = [] } = made.planData
  return tips.find(({ key }) => key === 'known.seconds-but')?.params.but
}

describe('what seconds are not always welcome of', () => {
  it('is called rice where the child eats rice', () => {
    expect(kindsOf(['rice', 'chicken nuggets', 'banana'], [])).toEqual(['rice'])
  })

  it('is called what is made of rice where the child eats pasta of rice', () => {
    const list = ['pasta', 'chicken nuggets', 'banana']
    expect(kindsOf(list, ['wheat'])).toEqual(['what is made of rice'])
  })
})
