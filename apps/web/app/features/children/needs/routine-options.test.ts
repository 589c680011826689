import { describe, expect, it } from 'vitest'
import { nearestRoutine } from './routine-options.ts'

describe('the routine shown for a stored level', () => {
  it.each([
    ['0', '0'],
    ['0.5', '0.5'],
    ['1', '1'],
    ['0.2', '0'],
    ['0.6', '0.5'],
    ['0.9', '1'],
  ])('is for %s the option %s', (level, option) => {
    expect(nearestRoutine(level)).toBe(option)
  })
})
