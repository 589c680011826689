import { describe, expect, it } from 'vitest'
import { withCheaperOne } from './with-cheaper-one.ts'

const offeredOf = (...saved: (number | null)[]) => withCheaperOne(saved, 3, (usd) => usd)

describe('what is offered in a week above its budget', () => {
  it('holds the best cheaper one in the last place where none of the first is cheaper', () => {
    expect(offeredOf(-1, 0.4, 0, -2, 0.6, 3)).toEqual([-1, 0.4, 0.6])
  })

  it('is the first where one of them is cheaper', () => {
    expect(offeredOf(-1, 0.5, 0, 4)).toEqual([-1, 0.5, 0])
  })

  it('holds one that saves little where none saves more', () => {
    expect(offeredOf(-1, 0, 0, 0.05, 0.1, 0.3)).toEqual([-1, 0, 0.1])
    expect(offeredOf(0.2, 0, 0, 0.3)).toEqual([0.2, 0, 0])
  })

  it('is the first where none is cheaper, or no saving is known', () => {
    expect(offeredOf(-1, 0, -2, -3, 0.05)).toEqual([-1, 0, -2])
    expect(offeredOf(null, null, null, null)).toEqual([null, null, null])
    expect(offeredOf()).toEqual([])
  })
})
