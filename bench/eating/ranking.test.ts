import { describe, expect, it } from 'vitest'
import { areaUnderCurve, bootstrapInterval, calibrationError } from './ranking.ts'

const forecasts = (...pairs: [number, boolean][]) =>
  pairs.map(([chance, came]) => ({ chance, came }))

describe('how good forecasts are', () => {
  it('ranks by the area under the curve, ties by half', () => {
    expect(areaUnderCurve(forecasts([0.9, true], [0.1, false]))).toBe(1)
    expect(areaUnderCurve(forecasts([0.1, true], [0.9, false]))).toBe(0)
    expect(areaUnderCurve(forecasts([0.5, true], [0.5, false], [0.5, false]))).toBe(0.5)
    expect(areaUnderCurve(forecasts([0.8, true], [0.6, false], [0.4, true], [0.2, false]))).toBe(
      0.75,
    )
    expect(areaUnderCurve(forecasts([0.8, true]))).toBeNull()
  })

  it('computes the calibration error over all cases', () => {
    expect(calibrationError(forecasts([0.5, true], [0.5, false]))).toBe(0)
    expect(calibrationError(forecasts([0.9, false], [0.05, false]))).toBeCloseTo(0.475)
  })

  it('draws the same interval again, around the mean', () => {
    const values = [0.6, 0.7, 0.8, 0.9]
    const { low, high } = bootstrapInterval(values)
    expect(bootstrapInterval(values)).toEqual({ low, high })
    expect(low).toBeLessThan(0.75)
    expect(high).toBeGreaterThan(0.75)
  })
})
