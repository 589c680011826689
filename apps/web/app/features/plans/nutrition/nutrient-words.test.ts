import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import {
  knownWords,
  meetsTarget,
  missedTargets,
  nutrientShare,
  nutrientWords,
  nutritionSentence,
} from './nutrient-words.ts'

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
  it('is said against its target, and as reached from there on', () => {
    expect(nutrientWords(buildReport({ mean: 908.5 }))).toBe('909 of 1,000 mg')
    expect(nutrientWords(buildReport({ mean: 980 }))).toBe('reached')
    expect(nutrientWords(buildReport({ mean: 2400 }))).toBe('reached')
  })

  it('is said to a hundredth below one, so that what is missing shows', () => {
    const copper = { unit: 'mg', target: 0.34, upper: 1, reached: false }
    expect(nutrientWords(buildReport({ ...copper, mean: 0.33 }))).toBe('0.33 of 0.34 mg')
    expect(nutrientWords(buildReport({ ...copper, mean: 1.3 }))).toBe('1.3 mg, at most 1')
  })

  it('is said as "at least" where a food has no figure', () => {
    const report = buildReport({ mean: 908.5, complete: false })
    expect(nutrientWords(report)).toBe('at least 909 of 1,000 mg')
  })

  it('is said against its limit where it has no target', () => {
    const sodium = buildReport({ mean: 900, target: null, upper: 1500 })
    expect(nutrientWords(sodium)).toBe('900 mg, at most 1,500')
    expect(nutrientShare(sodium)).toBeCloseTo(0.6)
  })

  it('keeps its figures where it is energy, which is met and not outdone', () => {
    const energy = buildReport({ nutrient: 'energy_kcal', unit: 'kcal', mean: 1000, upper: null })
    expect(nutrientWords(energy)).toBe('1,000 of 1,000 kcal')
  })

  it('is said against its limit where it passes that, whatever its target', () => {
    const zinc = buildReport({ mean: 3000, reached: false })
    expect(nutrientWords(zinc)).toBe('3,000 mg, at most 2,500')
    expect(meetsTarget(zinc)).toBe(false)
  })

  it('fills its bar at the target and no further', () => {
    expect(nutrientShare(buildReport({ mean: 500 }))).toBe(0.5)
    expect(nutrientShare(buildReport({ mean: 4000 }))).toBe(1)
  })
})

describe('a nutrient of a child whose foods are known', () => {
  const offered = buildReport({ mean: 2400, from_known: 450 })

  it('is said a second time by what those bring, as "at least"', () => {
    expect(nutrientWords(offered)).toBe('reached')
    expect(knownWords(offered)).toBe('at least 450 of 1,000 mg')
    expect(knownWords(buildReport({ from_known: 1200 }))).toBe('reached')
    expect(knownWords(buildReport({ target: null, upper: 1500, from_known: 300 }))).toBe(
      'at least 300 mg',
    )
  })

  it('is never shown as kept by food that is only offered', () => {
    expect(nutrientShare(offered)).toBe(0.45)
    expect(meetsTarget(offered)).toBe(false)
    expect(meetsTarget(buildReport({ from_known: 1000 }))).toBe(true)
  })

  it('is said once where no food is known', () => {
    for (const from_known of [null, undefined]) {
      const report = from_known === null ? buildReport({ from_known }) : buildReport({})
      expect(knownWords(report)).toBeNull()
      expect(meetsTarget(report)).toBe(true)
      expect(nutrientShare(report)).toBe(1)
    }
  })

  it('keeps its limit by all that is offered', () => {
    const sodium = buildReport({
      mean: 1800,
      target: null,
      upper: 1500,
      reached: false,
      from_known: 9,
    })
    expect(meetsTarget(sodium)).toBe(false)
    expect(nutrientShare(sodium)).toBe(1)
  })

  it('is told in the sentence of the plan, the rest as unknown', () => {
    expect(nutritionSentence([offered, buildReport({ from_known: 1000 })])).toBe(
      'What is offered reaches 2 of 2 daily targets on average. Food that your child is known to eat reaches at least 1 of them; the rest is unknown.',
    )
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
