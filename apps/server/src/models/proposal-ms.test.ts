import { describe, expect, it } from 'vitest'
import { proposalMs } from './proposal-ms.ts'

describe('the time for proposals', () => {
  it.each([
    [500, 200],
    [10_000, 8000],
    [120_000, 115_000],
  ])('of a deadline of %i ms leaves the planner the rest of %i ms', (deadlineMs, ms) => {
    expect(proposalMs(deadlineMs)).toBe(ms)
  })
})
