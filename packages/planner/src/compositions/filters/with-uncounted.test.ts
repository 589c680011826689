import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { plan } from '../../plan.ts'
import { dishesOfDay } from '../../plan-document.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { mainCount } from '../../search/problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

/** All that this child eats is baked of rice flour where gluten is left out. */
const profile = buildProfile(
  {
    ageYears: 8,
    safeFoods: ['toast', 'waffles', 'pancakes'].map(safeFood),
    safeFoodsNearlyAll: true,
  },
  { diets: ['gluten-free'] },
)

describe('a child all of whose foods are of rice', () => {
  it('has a composition at each main meal that takes none of the one dish of rice of a day', () => {
    const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
    for (const compositions of problem.slots.slice(0, mainCount)) {
      expect(compositions.flat().some(({ counted }) => counted['rice-dishes'] === 0)).toBe(true)
    }
  })

  it('has a plan in which they stand as often as the rule lets them', () => {
    const outcome = plan({
      profile,
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 1,
      steps: 2100,
    })
    if (outcome.kind !== 'plan') throw new Error('No plan')
    for (const day of outcome.document.days) {
      const accepted = dishesOfDay(day).flatMap(({ parts = [] }) =>
        parts.filter(({ role }) => role === 'accepted'),
      )
      expect(accepted.length).toBeGreaterThan(0)
    }
  })
})

describe('a child of one who drinks milk and eats peas', () => {
  it('has a composition at each meal without the milk that the age has only so much of', () => {
    const child = buildProfile(
      { ageYears: 1, safeFoods: ['whole milk', 'peas'].map(safeFood), safeFoodsNearlyAll: true },
      { ageYears: 1, allergens: ['wheat'] },
    )
    const { slots } = buildProblem(ourMenu, child, '2026-11-23', 7)
    for (const compositions of slots) {
      expect(compositions.flat().some(({ counted }) => counted['cows-milk'] === 0)).toBe(true)
    }
  })
})

describe('a child of whose two foods one goes with rice and the other is fish', () => {
  it('has a composition at each main meal that is neither', () => {
    const child = buildProfile({
      ageYears: 5,
      safeFoods: ['griot', 'canned light tuna'].map(safeFood),
    })
    const { slots } = buildProblem(ourMenu, child, '2026-11-23', 7)
    for (const compositions of slots.slice(0, mainCount)) {
      const isNeither = compositions
        .flat()
        .some(({ counted }) => counted['rice-dishes'] === 0 && counted['fish-meals'] === 0)
      expect(isNeither).toBe(true)
    }
  })
})
