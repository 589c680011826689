import { describe, expect, it } from 'vitest'
import { planProfile } from '../profile/plan-profile.ts'
import { readSafeFoods } from '../profile-terms/read-safe-foods.ts'
import { buildFacts } from '../testing/build-facts.ts'

const child = (wishes: string[], further: Parameters<typeof buildFacts>[0] = {}) =>
  buildFacts({ safe_foods: ['beef patty'], dietary_preferences: wishes, ...further })

const served = (facts: ReturnType<typeof child>) =>
  planProfile(facts).safeFoods.map(({ typed, verdict }) => [typed, verdict])

describe('a food in the cuisine that is asked for', () => {
  it('is the pastry in a Caribbean kitchen, and meat by itself in none', () => {
    expect(served(child(['Jamaican food']))).toEqual([['Jamaican beef patty', 'planned']])
    expect(served(child([]))).toEqual([['beef patty', 'planned']])
  })

  it('is judged by what it holds there', () => {
    expect(served(child(['Jamaican food'], { allergies: ['wheat'] }))).toEqual([
      ['Jamaican beef patty', 'forbidden'],
    ])
  })

  it('is still what the parent said of it by the name that it typed', () => {
    const foods_said = [{ food: 'Beef patty', says: 'not_now' as const, said_on: '2026-09-01' }]
    expect(served(child(['Jamaican food'], { foods_said }))).toEqual([
      ['Jamaican beef patty', 'paused'],
    ])
  })

  it('is answered by the name that was typed', () => {
    const { safe_food_readings } = readSafeFoods({
      age: 7,
      allergies: [],
      behavioral_goals: [],
      dietary_preferences: ['Jamaican food'],
      safe_foods: ['beef patty'],
    })
    expect(safe_food_readings).toMatchObject([{ typed: 'beef patty' }])
  })
})
