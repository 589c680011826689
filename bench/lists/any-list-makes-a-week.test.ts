import { describe, expect, it } from 'vitest'
import { madeOfList } from './made-of-list.ts'
import { randomList } from './random-list.ts'

/**
 * Lists that once had no plan: a snack after lunch of cocoa alone, juice as a side at every breakfast, a hamburger
 * at one whose bun the list may not name, eggs and gluten-free bread of rice, rice cakes beside cookies of rice.
 */
const once = [86, 198, 542, 30187, 30733, 31651]
const seeds = [...once, ...Array.from({ length: 60 }, (_, place) => place + 2001)]

describe('a list of one to twelve plain foods, at any age', () => {
  it.each(seeds)(
    'has a week, and one that keeps every limit that does not yield (seed %i)',
    (seed) => {
      expect(madeOfList(randomList(seed))).toEqual([])
    },
  )
})
