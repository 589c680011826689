import { describe, expect, it } from 'vitest'
import { readRefusal, severalRefused } from './read-refusal.ts'
import { readRefusedFood } from './read-refused-food.ts'

const plainOf = (typed: string) =>
  readRefusal(typed).terms.flatMap(({ plainForms }) => [...plainForms])

describe('what a parent refuses', () => {
  it.each([
    ['chips', ['potato-chips', 'french-fries']],
    ['no chips', ['potato-chips', 'french-fries']],
    ['hates biscuits', ['biscuit-us', 'chocolate-chip-cookies']],
  ])('by the name of several things is all of them: "%s"', (typed, ids) => {
    expect(plainOf(typed)).toEqual(expect.arrayContaining(ids))
  })

  it.each(['banana chips', 'fish and chips', 'grape jelly', 'fish', 'no peas'])(
    'by any other name is what it says: "%s"',
    (typed) => {
      expect(severalRefused(typed)).toBeUndefined()
      expect(readRefusal(typed)).toEqual(readRefusedFood(typed))
    },
  )
})
