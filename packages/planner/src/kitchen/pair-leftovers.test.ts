import { describe, expect, it } from 'vitest'
import { pairLeftovers } from './pair-leftovers.ts'

const chili = { key: 'chili', keepDays: 3 }

const paired = (days: readonly number[], kept = chili) => [
  ...pairLeftovers(days.map((day, at) => ({ at, day, keepable: kept }))),
]

describe('cook once, eat twice', () => {
  it('eats what is left on another day, while it keeps', () => {
    expect(paired([0, 3])).toEqual([[1, 0]])
    expect(paired([0, 4])).toEqual([])
    expect(paired([0, 1], { ...chili, keepDays: 1 })).toEqual([[1, 0]])
    expect(paired([0, 2], { ...chili, keepDays: 1 })).toEqual([])
  })

  it('feeds one other meal from a shared dish, and cooks again for the next', () => {
    expect(paired([0, 1, 2, 3])).toEqual([
      [1, 0],
      [3, 2],
    ])
  })

  it('is not twice the same on one day', () => {
    expect(paired([0, 0])).toEqual([])
    expect(paired([0, 0, 2])).toEqual([[2, 0]])
  })

  it('keeps nothing that is eaten fresh', () => {
    expect(pairLeftovers([0, 1].map((day, at) => ({ at, day, keepable: null })))).toEqual(new Map())
  })
})
