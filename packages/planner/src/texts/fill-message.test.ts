import { expect, it } from 'vitest'
import { say } from './english.ts'

it('says a list, how many of it there are, and what follows only where something is', () => {
  expect(say('plate.of-child', { on: ['pasta', 'peas'], without: [] }).text).toBe('Pasta and peas')
  expect(say('plate.of-child', { on: ['pasta'], without: ['sauce', 'cheese'] }).text).toBe(
    'Pasta, without sauce and cheese',
  )
})

it('says a time in minutes, and a long one in hours', () => {
  expect(say('why.quick', { minutes: 1 }).text).toBe('Ready in 1 minute.')
  expect(say('swap.slower', { minutes: 120 }).text).toBe('120 minutes longer.')
  expect(say('swap.slower', { minutes: 180 }).text).toBe('3 h longer.')
  expect(say('swap.slower', { minutes: 350 }).text).toBe('5 h 50 min longer.')
})

it('says a range of two figures, and one where both are the same', () => {
  const params = { count: 2, day: 9, weekday: 'Tuesday', cap: 30, dish: 'Soup' }
  expect(say('tip.kitchen-days', { ...params, least: 40, most: 55 }).text).toMatch(
    /^2 .* 40 to 55 /,
  )
  expect(say('tip.kitchen-days', { ...params, least: 40, most: 40 }).text).toMatch(
    /for 40 minutes .* the second Tuesday/,
  )
})

it('groups large figures, and quotes what was typed', () => {
  expect(say('change.energy', { kcal: 1400 }).text).toMatch('1,400 kcal')
  expect(say('change.unread', { words: ['moon', 'sun'] }).text).toMatch('“moon” and “sun”')
})
