import { describe, expect, it } from 'vitest'
import { mayChokeOn } from './may-choke-on.ts'
import { plainFoodOf } from './plain-foods/plain-foods.ts'
import type { Restrictions } from './restrictions.ts'

const of = (ageYears: number, said = false): Restrictions => ({
  ageYears,
  carefulChewing: said || ageYears < 5,
  ...(said ? { chewsWithDifficulty: true as const } : {}),
  allergens: [],
  diets: [],
  words: [],
})

describe('what a child may choke on', () => {
  it.each([
    [2, true, true],
    [3, false, true],
    [4, false, true],
    [5, false, false],
  ])('at %i years: of what melts or is soft %s, of what is hard or round %s', (age, soft, hard) => {
    expect(mayChokeOn({ under: 3 }, of(age))).toBe(soft)
    expect(mayChokeOn({ under: 5 }, of(age))).toBe(hard)
    expect(mayChokeOn({}, of(age))).toBe(hard)
  })

  it.each([3, 4, 5, 12])('is both at %i where chewing is said to be difficult', (age) => {
    expect(mayChokeOn({ under: 3 }, of(age, true))).toBe(true)
    expect(mayChokeOn({}, of(age, true))).toBe(true)
  })
})

describe('the table', () => {
  it.each(['saltines', 'peas', 'black-beans-cooked'])('has %s whole from three', (id) => {
    expect(plainFoodOf(id)?.under5).toMatchObject({ under: 3 })
  })

  it.each(['grape', 'hot-dog', 'carrot', 'apple', 'chicken-nuggets', 'senbei'])(
    'has %s cut until five',
    (id) => {
      expect(plainFoodOf(id)?.under5).toMatchObject({ under: 5 })
    },
  )

  it.each(['popcorn', 'almonds', 'marshmallows', 'potato-chips', 'pretzels'])(
    'has no %s before five',
    (id) => {
      expect(plainFoodOf(id)?.under5).toBeNull()
    },
  )
})
