import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { describe, expect, it } from 'vitest'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { readingWarnings } from './reading-warnings.ts'

const read = (...allergies: string[]) =>
  interpretProfile({ allergies, behavioral_goals: [], dietary_preferences: [] })

const texts = (then: string[], today: string[]) =>
  readingWarnings({ interpretation: toInterpretation(read(...then)) }, read(...today)).map(
    ({ text }) => text,
  )

describe('a plan made before a tag was added', () => {
  it('says what it could not be checked for', () => {
    expect(texts(['milk'], ['milk', 'zorble'])).toEqual([
      'This plan was made before “zorble” stood in the profile, and we could not check for it. Read every label, or make a new plan.',
    ])
    expect(texts(['zorble'], ['zorble'])).toEqual([])
  })

  it('says that an allergy names no food until it is answered', () => {
    expect(texts([], ['epipen'])[0]).toMatch(/“epipen”, which names no food/u)
  })

  it('says that a condition is a clinician’s to plan', () => {
    expect(texts([], ['FPIES'])[0]).toMatch(/cannot plan safely for FPIES/u)
    expect(texts(['FPIES'], ['FPIES'])).toEqual([])
  })

  it('warns of nothing where the reading grew no worse', () => {
    expect(texts(['milk', 'zorble'], ['milk'])).toEqual([])
  })
})
