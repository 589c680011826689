import { describe, expect, it } from 'vitest'
import { judgeEnergy } from './judge-energy.ts'

describe('an energy target that a clinician set', () => {
  it.each([
    [7, 1200],
    [7, 1800],
    [1, 710],
    [18, 3200],
  ])('at %i is kept at the very border of %i kcal', (age, kcal) => {
    expect(judgeEnergy(kcal, age).condition).toBeNull()
  })

  it.each([
    [7, 1199, 'below'],
    [7, 1801, 'above'],
    [1, 709, 'below'],
    [1, 1031, 'above'],
    [18, 3201, 'above'],
  ])('at %i with %i kcal is %s what is usual, and not ours to plan', (age, kcal, side) => {
    const { condition, text } = judgeEnergy(kcal, age)
    expect(condition).toContain(`, ${side} the `)
    expect(text.text).toMatch(/We make no plan for it/)
  })

  it('is told with what is usual', () => {
    expect(judgeEnergy(900, 7).condition).toBe(
      'an energy target of 900 kcal a day, below the 1,200 to 1,800 kcal that are usual at 7 years',
    )
    expect(judgeEnergy(1400, 7).text.text).toBe(
      'Within the 1,200 to 1,800 kcal that are usual at 7 years: each day of a plan aims at 1,400 kcal.',
    )
  })
})
