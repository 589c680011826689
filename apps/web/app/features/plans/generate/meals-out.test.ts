import { describe, expect, it } from 'vitest'
import { isOut, type MealsOut, mealsOutOf, withOut } from './meals-out.ts'

const none: MealsOut = new Set()
const dates = ['2026-11-23', '2026-11-24']

describe('meals out of a plan that is asked for', () => {
  it('are by date: another first day moves none of them', () => {
    const out = withOut(none, ['2026-11-24'], 'dinner', true)
    expect(mealsOutOf(out, dates)).toEqual([{ day: 2, slot: 'dinner' }])
    expect(mealsOutOf(out, ['2026-11-24', '2026-11-25'])).toEqual([{ day: 1, slot: 'dinner' }])
    expect(mealsOutOf(out, ['2026-11-25'])).toEqual([])
  })

  it('of a whole day are all six, and come home with one of its meals', () => {
    const off = withOut(none, ['2026-11-23'], 'day', true)
    expect(mealsOutOf(off, dates)).toHaveLength(6)
    expect(isOut(off, '2026-11-23', 'lunch')).toBe(true)
    const lunchHome = withOut(off, ['2026-11-23'], 'lunch', false)
    expect(isOut(lunchHome, '2026-11-23', 'day')).toBe(false)
    expect(mealsOutOf(lunchHome, dates).map(({ slot }) => slot)).toEqual(['breakfast', 'dinner'])
    expect(mealsOutOf(withOut(off, ['2026-11-23'], 'day', false), dates)).toEqual([])
  })
})
