import { describe, expect, it } from 'vitest'
import { isSeldom } from './how-often.ts'

describe('a food that is eaten now and then', () => {
  it.each([
    'bananas (sometimes)',
    'Bananas – rarely',
    'rice once a week',
    'plátanos a veces',
    'pizza as a treat',
  ])('is one as typed: “%s”', (typed) => {
    expect(isSeldom(typed)).toBe(true)
  })

  it.each(['bananas', 'bananas every day', 'always toast', 'treat bar', 'rare steak'])(
    'is none: “%s”',
    (typed) => {
      expect(isSeldom(typed)).toBe(false)
    },
  )
})
