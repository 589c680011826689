import type { InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { interpretTerms } from './interpret-terms.ts'

const noTags = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
const countOf = (foods_said: InterpretBody['foods_said'] = []) =>
  interpretTerms({ ...noTags, refused_foods: ['fish'], foods_said }).left_out?.[0]?.dishes ?? 0

describe('how much a refused food leaves out', () => {
  it('is counted for one family alone, whatever another has ruled out before', () => {
    const whole = countOf()
    expect(countOf([{ food: 'fish', says: 'never_again' }])).toBe(0)
    expect(countOf()).toBe(whole)
    expect(whole).toBeGreaterThan(5)
  })

  it('is said of a condition as what we advise, not as a word that dishes are called by', () => {
    const { left_out } = interpretTerms({ ...noTags, refused_foods: ['ARFID'] })
    expect(left_out?.[0]?.text).toContain('feeding therapist')
  })
})
