import { limits } from '@brightplate/contract/limits'
import { describe, expect, it } from 'vitest'
import { borders, isWithin, shownMeasure, typedMeasure, unitsOf } from './body-measures.ts'

const { us, metric } = unitsOf

describe('what a child was measured', () => {
  it('is kept in kilograms and centimetres, and shown again as it was typed', () => {
    expect(typedMeasure('45', us.weight)).toBe(20.41)
    expect(typedMeasure('46.5', us.height)).toBe(118.11)
    for (let tenths = 50; tenths < 5500; tenths += 1) {
      const typed = String(tenths / 10)
      expect(shownMeasure(typedMeasure(typed, us.weight), us.weight)).toBe(typed)
    }
    expect(shownMeasure(typedMeasure('21,5', metric.weight), metric.weight)).toBe('21.5')
  })

  it('is nothing where nothing was typed', () => {
    expect(typedMeasure(' ', us.weight)).toBeNull()
    expect(shownMeasure(null, us.height)).toBe('')
  })

  it.each([us.weight, us.height, metric.weight, metric.height])(
    'lies within what is kept, in $unit',
    (unit) => {
      const { least, most } = borders(unit)
      expect(
        [least - 1, least, most, most + 1].map((typed) => isWithin(String(typed), unit)),
      ).toEqual([false, true, true, false])
      expect(typedMeasure(String(least), unit)).toBeGreaterThanOrEqual(unit.least)
      expect(typedMeasure(String(most), unit)).toBeLessThanOrEqual(unit.most)
      expect(isWithin('heavy', unit)).toBe(false)
    },
  )

  it('has the limits of the contract', () => {
    expect(borders(metric.weight)).toEqual({ least: limits.weightKgMin, most: limits.weightKgMax })
  })
})
