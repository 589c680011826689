import { describe, expect, it } from 'vitest'
import { isLocked, toggledLocks } from './dish-locks.ts'

const monday = { day: 1, slot: 'lunch' } as const
const tuesday = { day: 2, slot: 'lunch' } as const

describe('the locks of a plan', () => {
  it('hold a dish by its day and its slot', () => {
    expect(isLocked([monday], { day: 1, slot: 'lunch' })).toBe(true)
    expect(isLocked([monday], tuesday)).toBe(false)
    expect(isLocked([monday], { day: 1, slot: 'dinner' })).toBe(false)
  })

  it('take a dish beside those that they hold', () => {
    expect(toggledLocks([monday], tuesday)).toEqual([monday, tuesday])
  })

  it('let go of a dish that they hold', () => {
    expect(toggledLocks([monday, tuesday], { day: 1, slot: 'lunch' })).toEqual([tuesday])
  })

  it('are never changed in place', () => {
    const locks = [monday]
    toggledLocks(locks, tuesday)
    toggledLocks(locks, monday)
    expect(locks).toEqual([monday])
  })
})
