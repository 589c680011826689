import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { nearIndexOf, wordsNear } from './near-words.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ö', 'я'), maxLength: 7 })

/** Edits one after another, without any shortcut. */
function edits(from: string, to: string): number {
  const last = to.length
  const rows = Array.from({ length: from.length + 1 }, (_, i) =>
    Array.from({ length: last + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= last; j += 1) {
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && i > 1 && j > 1
      const row = rows[i] ?? []
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(from.length, last)
}

describe('words that are near', () => {
  it('are those within so many edits, in the order in which they were given', () => {
    fc.assert(
      fc.property(fc.array(word), word, fc.integer({ min: 0, max: 3 }), (words, typed, limit) => {
        const near = words
          .map((one) => ({ word: one, distance: edits(typed, one) }))
          .filter(({ distance }) => distance <= limit)
        expect(
          wordsNear(nearIndexOf(words), typed, limit).map(({ word: one, distance }) => ({
            word: one,
            distance,
          })),
        ).toEqual(near)
      }),
    )
  })

  it('are one edit away by a letter more, less, changed or swapped with its neighbor', () => {
    for (const typed of ['penut', 'peannut', 'pesnut', 'paenut', 'peanu'])
      expect(editDistance(typed, 'peanut', 1), typed).toBe(edits(typed, 'peanut'))
    expect(editDistance('penat', 'peanut', 1)).toBe(2)
    expect(editDistance('peanut', 'peanut', 0)).toBe(0)
  })
})
