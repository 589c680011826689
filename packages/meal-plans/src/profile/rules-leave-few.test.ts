import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import type { ProfileFacts } from './profile-facts.ts'

const list = ['pasta', 'pretzels', 'apple', 'Uncrustables', 'Cheez-Its', 'Goldfish', 'Ritz Bits']
const profileOf = (more: Partial<ProfileFacts>) =>
  planProfile(buildFacts({ age: 9, safe_foods: list, safe_foods_nearly_all: true, ...more }))
    .profile

describe('a list that is nearly all', () => {
  it('stays all that is planned where no rule takes from it', () => {
    const { safeFoodsNearlyAll, rulesLeaveFew } = profileOf({})
    expect({ safeFoodsNearlyAll, rulesLeaveFew }).toEqual({ safeFoodsNearlyAll: true })
  })

  it('is no longer all, where its rules take most and leave one food that fills a plate', () => {
    const { safeFoodsNearlyAll, rulesLeaveFew } = profileOf({ allergies: ['wheat'] })
    expect({ safeFoodsNearlyAll, rulesLeaveFew }).toEqual({
      safeFoodsNearlyAll: false,
      rulesLeaveFew: true,
    })
  })

  it('stays all with two foods left that fill a plate, or with more left than is taken', () => {
    const two = [...list, 'chicken nuggets']
    const more = ['pasta', 'pretzels', 'apple', 'Goldfish', 'banana']
    for (const safe_foods of [two, more]) {
      const profile = profileOf({ allergies: ['wheat'], safe_foods })
      expect(profile.safeFoodsNearlyAll, safe_foods.join()).toBe(true)
    }
  })

  it('stays all where the list itself is short, and where nothing is left', () => {
    for (const safe_foods of [['fish sticks'], ['Goldfish', 'Ritz Bits']]) {
      const profile = profileOf({ allergies: ['wheat'], safe_foods })
      expect(profile.safeFoodsNearlyAll, safe_foods.join()).toBe(true)
    }
  })

  it('counts nothing that its age keeps out as taken by a rule', () => {
    const profile = profileOf({ safe_foods: ['pasta', 'Coke', 'coffee', 'iced tea'] })
    expect(profile.safeFoodsNearlyAll).toBe(true)
  })
})
