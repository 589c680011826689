import { describe, expect, it } from 'vitest'
import { isOver, readTimers, timeLeft } from './timers.ts'

const timer = { id: '1', label: 'Step 2', endsAt: 600_000 }

describe('a timer', () => {
  it('shows what is left of it, to the second', () => {
    expect(timeLeft(timer, 0)).toBe('10:00')
    expect(timeLeft(timer, 595_500)).toBe('0:05')
    expect(timeLeft({ ...timer, endsAt: 3_720_000 }, 0)).toBe('1:02:00')
  })

  it('is over at its moment, and stays so', () => {
    expect([599_999, 600_000, 900_000].map((now) => isOver(timer, now))).toEqual([
      false,
      true,
      true,
    ])
    expect(timeLeft(timer, 900_000)).toBe('0:00')
  })

  it('is read as it was kept, and never from what is no timer', () => {
    expect(readTimers(JSON.stringify([timer, { id: 2 }, null]))).toEqual([timer])
    expect(readTimers('{')).toEqual([])
    expect(readTimers(null)).toEqual([])
  })
})
