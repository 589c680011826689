import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { refusedSafeFoods } from './judge-safe-foods.ts'
import { planProfile } from './plan-profile.ts'
import { safeFoodSentence } from './safe-food-sentence.ts'

const judged = (safe_foods: string[], refused_foods: string[]) => {
  const { profile, safeFoods } = planProfile(buildFacts({ safe_foods, refused_foods }))
  return {
    eaten: profile.safeFoods.map(({ typed }) => typed),
    refused: refusedSafeFoods(safeFoods),
  }
}

const said = (food: string, says: 'only_exactly' | 'not_now' | 'never_again') => ({
  food,
  says,
  said_on: '2026-09-01',
})

describe('what a parent says of a food', () => {
  const eats = (safe_foods: string[], ...foods_said: ReturnType<typeof said>[]) => {
    const { profile, safeFoods } = planProfile(buildFacts({ safe_foods, foods_said }))
    const verdicts = safeFoods.map(({ typed, verdict, rule }) => [typed, verdict, rule?.kind])
    return { profile, verdicts }
  }

  it('“only exactly this” goes with the safe food, case ignored', () => {
    const { profile } = eats(['Eggo waffles', 'fries'], said('eggo waffles', 'only_exactly'))
    expect(profile.safeFoods).toMatchObject([{ typed: 'Eggo waffles', exactly: true }, {}])
    expect(profile.safeFoods[1]).not.toHaveProperty('exactly')
  })

  it('“not now” takes it from what is planned, and leaves it on the list', () => {
    const { profile, verdicts } = eats(['banana', 'pasta'], said('Banana', 'not_now'))
    expect(profile.safeFoods.map(({ typed }) => typed)).toEqual(['pasta'])
    expect(profile.pausedFoods).toEqual(['Banana'])
    expect(verdicts[0]).toEqual(['banana', 'paused', 'paused'])
  })

  it('“never again” keeps it out also where it is named as eaten, and whatever holds it', () => {
    const { profile, verdicts } = eats(
      ['bananas', 'banana yogurt', 'pasta'],
      said('banana', 'never_again'),
    )
    expect(profile.safeFoods.map(({ typed }) => typed)).toEqual(['pasta'])
    expect(profile.neverFoods).toEqual(['banana'])
    expect(verdicts.map(([, , kind]) => kind)).toEqual(['never', 'never', undefined])
  })

  it('“never again” of a group is beaten by no form of it', () => {
    const { verdicts } = eats(['chicken nuggets', 'tuna'], said('meat', 'never_again'), {
      ...said('fish', 'never_again'),
    })
    expect(verdicts.map(([, verdict]) => verdict)).toEqual(['forbidden', 'forbidden'])
  })

  it('“never again” says nothing against a dough that hides it', () => {
    expect(eats(['pancakes'], said('eggs', 'never_again')).verdicts).toEqual([
      ['pancakes', expect.stringMatching(/planned|as_typed/u), undefined],
    ])
  })

  it('is a taste a week and not nearly all where nothing is said', () => {
    expect(eats([]).profile).toMatchObject({ newFoods: 'weekly', safeFoodsNearlyAll: false })
  })
})

describe('a condition typed among the foods', () => {
  it('is answered and stands on no plate', () => {
    const { profile, safeFoods } = planProfile(buildFacts({ safe_foods: ['ARFID', 'pasta'] }))
    expect(profile.safeFoods.map(({ typed }) => typed)).toEqual(['pasta'])
    const [first] = safeFoods
    expect(first && safeFoodSentence(first, []).text).toContain('feeding therapist')
  })
})

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
