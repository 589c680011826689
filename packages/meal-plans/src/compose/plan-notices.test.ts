import { describe, expect, it } from 'vitest'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

function planned(facts: Partial<ProfileFacts>) {
  const child = buildFacts({ allergies: [], ...facts })
  const made = composePlan({ child, startDate: '2026-11-23', durationDays: 7, seed: 2, steps: 600 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

const keys = (facts: Partial<ProfileFacts>) => planned(facts).notices?.map(({ key }) => key) ?? []

describe('what stands before a plan', () => {
  it('is nothing for a child of whom no food is named, nor for one of many foods', () => {
    expect(keys({ safe_foods: [] })).toEqual([])
    const many = ['pasta', 'rice', 'toast', 'apples', 'bananas', 'yogurt', 'pizza', 'fries']
    expect(keys({ safe_foods: many })).toEqual([])
  })

  it('says for few foods what they bring, who is asked first, and that seconds are welcome', () => {
    const few = keys({ safe_foods: ['pasta', 'bananas', 'yogurt'], safe_foods_nearly_all: true })
    expect(few).toEqual(
      expect.arrayContaining(['known.counted', 'known.clinician', 'known.seconds']),
    )
    expect(keys({ safe_foods: ['mac and cheese'], safe_foods_nearly_all: true })).toContain(
      'notice.few-forms',
    )
  })

  it('leads to a clinician first where none of what is eaten is legal, and the plan follows', () => {
    const facts = {
      safe_foods: ['milk', 'cheese'],
      safe_foods_nearly_all: true,
      allergies: ['milk'],
    }
    const plan = planned(facts)
    expect(plan.notices?.map(({ key }) => key)).toEqual(['notice.none-legal'])
    expect(plan.general_tips[0]).toMatch(
      /clinician or a feeding therapist before you use this plan/,
    )
    expect(plan.days).toHaveLength(7)
  })

  it('names no small step where nothing new is wanted', () => {
    const wanted = keys({ safe_foods: ['chicken nuggets', 'bananas'], new_foods: 'none' })
    expect(wanted).toContain('known.counted')
    expect(wanted.filter((key) => key.startsWith('known.step'))).toEqual([])
  })
})
