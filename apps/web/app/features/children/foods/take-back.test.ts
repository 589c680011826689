import { describe, expect, it } from 'vitest'
import { takeBack } from './take-back.ts'

const wishes = {
  refused_foods: ['Fish', 'soup'],
  textures_avoided: ['smooth' as const, 'mixed' as const],
  dietary_preferences: ['vegetarian', 'fish'],
}
const opening = (kind: string, typed: string) => ({ kind, typed, text: '', dishes: 3 })

describe('a wish taken back', () => {
  it('leaves the refused foods, case ignored, and no other list', () => {
    expect(takeBack(wishes, opening('refused', 'fish'))).toEqual({
      name: 'refused_foods',
      remaining: ['soup'],
    })
  })

  it('leaves the textures avoided', () => {
    expect(takeBack(wishes, opening('texture', 'smooth'))).toEqual({
      name: 'textures_avoided',
      remaining: ['mixed'],
    })
  })

  it('of any other kind leaves the preferences', () => {
    expect(takeBack(wishes, opening('diet', 'vegetarian'))).toEqual({
      name: 'dietary_preferences',
      remaining: ['fish'],
    })
  })

  it('that the form does not hold changes nothing', () => {
    expect(takeBack(wishes, opening('refused', 'eggs'))).toBeNull()
    expect(takeBack(wishes, opening('texture', 'chewy'))).toBeNull()
    expect(takeBack(wishes, opening('diet', 'halal'))).toBeNull()
  })
})
