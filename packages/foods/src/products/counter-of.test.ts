import { describe, expect, it } from 'vitest'
import { counterOf } from './counter-of.ts'

describe('who hands a food out', () => {
  it.each([
    ['McDonald’s cheeseburger', 'McDonald’s'],
    ['McDs fries', 'McDonald’s'],
    ['nuggets (only from McDonald’s)', 'McDonald’s'],
    ['Subway ham sandwich', 'Subway'],
    ['fries from Wendy’s', 'Wendy’s'],
    ['KFC mashed potatoes', 'KFC'],
    ['Sonic tater tots', 'Sonic'],
  ])('is named with it: %s', (typed, name) => {
    expect(counterOf(typed)?.name?.replace("'", '’')).toBe(name)
  })

  it.each(['restaurant mac and cheese', 'takeout fries', 'take-out pizza', 'drive-thru nuggets'])(
    'is anybody: %s',
    (typed) => {
      expect(counterOf(typed)).toEqual({ name: null })
    },
  )

  it.each(['cheeseburger', 'Tyson chicken nuggets', 'chipotle chicken', 'fast noodles', 'fries'])(
    'is nobody where a shop sells it: %s',
    (typed) => {
      expect(counterOf(typed)).toBeNull()
    },
  )
})
