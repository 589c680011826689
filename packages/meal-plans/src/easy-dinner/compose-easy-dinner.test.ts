import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { describe, expect, it } from 'vitest'
import { dishText } from '../check/plan-text.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composeEasyDinner } from './compose-easy-dinner.ts'

const date = '2026-11-22'

describe('an easy dinner', () => {
  it('is the same for the same child and evening', () => {
    const child = buildFacts()
    expect(composeEasyDinner({ child, date })).toEqual(composeEasyDinner({ child, date }))
  })

  it('is built on what the child is known to eat', () => {
    const child = buildFacts({ safe_foods: ['chicken nuggets', 'plain pasta'] })
    const found = composeEasyDinner({ child, date })
    if (found.kind !== 'dinner') throw new Error(found.kind)
    expect(found.dinner.parts?.[0]?.role).toBe('accepted')
  })

  it.each([
    [['milk', 'egg', 'wheat', 'soy', 'peanuts', 'tree nuts', 'fish', 'shellfish', 'sesame']],
    [['gluten', 'dairy', 'beef', 'corn']],
    [['chicken', 'potato', 'rice']],
  ])('keeps %j out, by flags and by words', (allergies) => {
    for (const age of [1, 3, 7, 16]) {
      const child = buildFacts({ allergies, age })
      const found = composeEasyDinner({ child, date })
      if (found.kind !== 'dinner') {
        expect(found.kind).toBe('infeasible')
        continue
      }
      const { profile } = planProfile(child)
      const { dinner } = found
      const dishes = [dishText('dinner', dinner, dinner.steps ?? [])]
      const text = { days: [{ dishes }], shoppingList: [], tips: [] }
      expect(checkPlanText(profile.restrictions, text)).toEqual([])
    }
  })

  it('is not made for a condition of a clinic, nor before a question of an allergy is answered', () => {
    const clinic = composeEasyDinner({ child: buildFacts({ allergies: ['PKU'] }), date })
    expect(clinic.kind).toBe('needs_clinician')
    const unclear = composeEasyDinner({ child: buildFacts({ allergies: ['epipen'] }), date })
    expect(unclear.kind).toBe('needs_answer')
  })
})
