import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import type { ProfileFacts } from './to-planner-profile.ts'

const mealsOf = (typed: string, changes: Partial<ProfileFacts> = {}) => {
  const { profile, refusedSafeFoods } = planProfile(buildFacts({ ...changes, safe_foods: [typed] }))
  return profile.safeFoods[0]?.meals ?? `${refusedSafeFoods[0]?.rule.id}`
}

const all = ['breakfast', 'lunch', 'dinner']

describe('a safe food', () => {
  it.each([
    ['dinosaur nuggets', {}],
    ['pasta', {}],
    ['toast', { allergies: ['milk'] }],
    ['apple', { age: 2 }],
    ['grapes', { careful_chewing: true }],
    ['chicken', { dietary_preferences: ['halal'] }],
    ['yogurt', { dietary_preferences: ['kosher'] }],
    ['🦖', {}],
    ['<b>pasta</b>', {}],
  ])('“%s” may stand at every main meal for %j', (typed, changes) => {
    expect(mealsOf(typed, changes)).toEqual(all)
  })

  it.each([
    ['pasta', { allergies: ['wheat'] }, 'wheat'],
    ['cheese', { allergies: ['milk'] }, 'milk'],
    ['mac and cheese', { allergies: ['milk'] }, 'milk'],
    ['Erdnussbutter', { allergies: ['peanut'] }, 'peanut'],
    ['🥜', { allergies: ['peanut'] }, 'peanut'],
    ['fish sticks', { dietary_preferences: ['vegan'] }, 'vegan'],
    ['bacon', { dietary_preferences: ['halal'] }, 'halal'],
    ['cheese pockets', { dietary_preferences: ['kosher'] }, 'kosher'],
    ['popcorn', { age: 3 }, 'choking'],
    ['kiwi', { allergies: ['kiwi'] }, 'kiwi'],
    ['cola', {}, 'caffeine'],
    ['honey toast', { age: 1 }, 'added-sugar'],
  ])('“%s” stays out for %j, by the rule that forbids it', (typed, changes, rule) => {
    expect(mealsOf(typed, changes)).toBe(rule)
  })

  it('of chocolate is for breakfast and lunch', () => {
    expect(mealsOf('chocolate pops')).toEqual(['breakfast', 'lunch'])
  })
})
