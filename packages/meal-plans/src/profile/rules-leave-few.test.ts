import { ourMenu } from '@brightplate/planner/menu'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import type { ProfileFacts } from './profile-facts.ts'

const list = ['pasta', 'pretzels', 'apple', 'Uncrustables', 'Cheez-Its', 'Goldfish', 'Ritz Bits']
const profileOf = (more: Partial<ProfileFacts>) =>
  planProfile(buildFacts({ age: 9, safe_foods: list, safe_foods_nearly_all: true, ...more }))
    .profile

function planOf(more: Partial<ProfileFacts>) {
  const child = buildFacts(more)
  const composed = composePlan({
    child,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 5,
    steps: 2000,
  })
  if (composed.kind !== 'plan') throw new RangeError('no plan')
  return composed.planData
}

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

describe('a child of whose list the rules leave few', () => {
  const { days } = planOf({
    age: 9,
    safe_foods: list,
    safe_foods_nearly_all: true,
    allergies: ['wheat'],
  })
  const dishes = days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])

  it('is offered plain food: of our dishes those that are known by a food’s name', () => {
    const ours = dishes
      .flatMap(({ parts = [] }) => parts.flatMap(({ recipe_id: id }) => id ?? []))
      .map((id) => ourMenu.recipes.find((recipe) => recipe.id === id))
    for (const recipe of ours) expect(recipe?.standsFor.length, recipe?.id).toBeGreaterThan(0)
  })

  it('is told so where a meal is built upon other food', () => {
    const child = { age: 9, safe_foods_nearly_all: true, allergies: ['wheat'] }
    const toldOf = (safe_foods: string[]) => {
      const { days, tip_texts: tips = [] } = planOf({ ...child, safe_foods })
      const isOrdinary = days
        .flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])
        .some(({ parts: [base] = [] }) => base?.role !== 'accepted')
      return [isOrdinary, tips.some(({ key }) => key === 'notice.rules-leave-few')]
    }
    expect(toldOf(list)).toEqual([true, true])
  })

  it('has no meal of an apple with something beside it', () => {
    const first = dishes.map(({ parts: [base] = [] }) => base?.typed)
    expect(first).not.toContain('apple')
  })
})
