import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { refusedSafeFoods } from './judge-safe-foods.ts'
import { planProfile } from './plan-profile.ts'

const judged = (safe_foods: string[], refused_foods: string[]) => {
  const { profile, safeFoods } = planProfile(buildFacts({ safe_foods, refused_foods }))
  return {
    eaten: profile.safeFoods.map(({ typed }) => typed),
    refused: refusedSafeFoods(safeFoods),
  }
}

describe('a food that is named as eaten and as refused', () => {
  it('stays out, and says which word keeps it out', () => {
    expect(judged(['bananas', 'pasta'], ['Banana!'])).toEqual({
      eaten: ['pasta'],
      refused: [{ typed: 'bananas', rule: { kind: 'refused', id: 'Banana!' } }],
    })
  })

  it('is eaten where the refused word is the wider one', () => {
    expect(judged(['carrots', 'chicken nuggets'], ['vegetables', 'meat']).eaten).toEqual([
      'carrots',
      'chicken nuggets',
    ])
  })

  it('stays out where the refused word is the narrower one', () => {
    expect(judged(['cheese'], ['dairy']).eaten).toEqual(['cheese'])
    expect(judged(['dairy'], ['dairy']).eaten).toEqual([])
  })
})
