import { describe, expect, it } from 'vitest'
import { effortWords } from './effort-words.ts'

describe('what a dish asks of whoever makes it', () => {
  it('tells the work apart where it is not all of the time', () => {
    expect(effortWords({ total_minutes: 40, active_minutes: 10, steps: 3 })).toBe(
      '40 min, 10 min of work · 3 steps',
    )
    expect(effortWords({ total_minutes: 5, active_minutes: 5, steps: 1 })).toBe('5 min · 1 step')
  })

  it('says only what is known', () => {
    expect(effortWords({ total_minutes: 40 })).toBe('40 min')
    expect(effortWords({})).toBe('')
  })
})
