import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { withoutProfile } from './without-profile.ts'

describe('a plan that outlives the profile of its child', () => {
  it('tells nothing more of what the parent answered of signs for a clinician', () => {
    const child = buildFacts({
      safe_foods: ['toast'],
      safe_foods_nearly_all: true,
      red_flags: { answers: ['choking', 'pallor'] },
    })
    const request = { child, startDate: '2026-11-23', seed: 1, steps: 200 }
    const made = composePlan({ ...request, durationDays: 7 })
    if (made.kind !== 'plan') throw new Error(made.kind)
    const left = withoutProfile(made.planData)
    const { notices = [], tip_texts = [], general_tips } = left
    expect(JSON.stringify([notices, tip_texts])).not.toContain('red-flag.')
    expect(general_tips).toEqual(tip_texts.map(({ text }) => text))
    expect(notices.map(({ key }) => key)).toContain('clinic.one-food')
  })
})
