import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { unplannable } from './unplannable.ts'

const kindOf = (...allergies: string[]) =>
  unplannable(planProfile(buildFacts({ allergies })).interpretation)

describe('what has to come before any plan', () => {
  it('is a clinician, where a condition is one to plan for', () => {
    expect(kindOf('FPIES')).toEqual({ kind: 'needs_clinician', conditions: ['FPIES'] })
  })

  it('is an answer, where an allergy names no food', () => {
    expect(kindOf('epipen')).toMatchObject({
      kind: 'needs_answer',
      questions: [{ tag: 'epipen' }],
    })
  })

  it('is the clinician before any answer', () => {
    expect(kindOf('epipen', 'FPIES')?.kind).toBe('needs_clinician')
  })

  it('is nothing for what can be kept out, or said to be unchecked', () => {
    expect(kindOf()).toBeNull()
    expect(kindOf('milk', 'zorble')).toBeNull()
  })
})
