import { describe, expect, it } from 'vitest'
import { UseCounts } from './use-counts.ts'

describe('the counts of uses', () => {
  it('begin at none, and answer what each change makes', () => {
    const uses = new UseCounts(2)
    expect(uses.of(1)).toBe(0)
    expect(uses.add(1, 1)).toBe(1)
    expect(uses.add(1, 2)).toBe(3)
    expect(uses.add(1, -1)).toBe(2)
    expect([uses.of(0), uses.of(1)]).toEqual([0, 2])
  })

  it('refuse a number that nothing has', () => {
    const uses = new UseCounts(2)
    expect(() => uses.of(2)).toThrow(RangeError)
    expect(() => uses.add(-1, 1)).toThrow(RangeError)
  })
})
