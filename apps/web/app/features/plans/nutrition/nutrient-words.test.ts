import type { NutrientReport } from '@brightplate/contract/plan-data'
import { describe, expect, it } from 'vitest'
import { missedTargets, nutrientShare, nutrientWords, nutritionSentence } from './nutrient-words.ts'

const buildReport = (changes: Partial<NutrientReport>): NutrientReport => ({
  nutrient: 'calcium_mg',
  label: 'calcium',
  unit: 'mg',
  mean: 1008.5,
  target: 1000,
  upper: 2500,
  complete: true,
  reached: true,
  ...changes,
})

describe('a nutrient of the plan', () => {
  it('is said against its target', () => {
    expect(nutrientWords(buildReport({}))).toBe('1,009 of 1,000 mg')
  })

  it('is said as "at least" where a food has no figure', () => {
    expect(nutrientWords(buildReport({ complete: false }))).toBe('at least 1,009 of 1,000 mg')
  })

  it('is said against its limit where it has no target', () => {
    const sodium = buildReport({ mean: 900, target: null, upper: 1500 })
    expect(nutrientWords(sodium)).toBe('900 mg, at most 1,500')
    expect(nutrientShare(sodium)).toBeCloseTo(0.6)
  })

  it('fills its bar at the target and no further', () => {
    expect(nutrientShare(buildReport({ mean: 500 }))).toBe(0.5)
    expect(nutrientShare(buildReport({ mean: 4000 }))).toBe(1)
  })
})

describe('the nutrition of a plan in a sentence', () => {
  const calcium = buildReport({})
  const missed = buildReport({
    nutrient: 'vit_d_ug',
    label: 'vitamin D',
    mean: 900,
    reached: false,
  })
  const passedLimit = buildReport({ label: 'sodium', mean: 1600, target: null, reached: false })

  it('names what food alone does not reach', () => {
    expect(nutritionSentence([calcium, missed, passedLimit])).toBe(
      'Of 2 daily targets this plan reaches 1 on average. Food alone does not reach vitamin D.',
    )
  })

  it('says when every target is reached', () => {
    expect(nutritionSentence([calcium, calcium])).toBe(
      'This plan reaches all 2 daily targets on average.',
    )
  })

  it('counts a limit that is passed as no missed target', () => {
    expect(missedTargets([calcium, missed, passedLimit])).toEqual([missed])
  })
})
