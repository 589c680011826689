import { nutrients } from '@brightplate/foods/nutrients'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { buildProblem } from '../build-problem.ts'
import type { Option } from '../option.ts'
import { changedOption } from './changed-option.ts'

const startDate = '2026-11-23'
const profile = buildProfile({
  safeFoods: ['banana', 'plain pasta'].map(safeFood),
  likes: ['stew'],
  favouriteDishes: ['chicken-fried-rice'],
})
const asked = ['beef-potato-carrot-stew', 'chicken-fried-rice'].map((recipeId) => ({
  slot: 'lunch' as const,
  recipeId,
}))
const problem = buildProblem(ourMenu, profile, startDate, 7, [], asked)
const options = [...problem.slots, ...problem.asked].flat(2)

const names: readonly (keyof Option)[] = [
  'parts',
  'serving',
  'dish',
  'amounts',
  'energyKcal',
  'counted',
  'yielded',
  'foods',
  'accepted',
  'declared',
  'sides',
  'patterns',
  'acceptedKcal',
  'acceptance',
  'totalMinutes',
  'activeMinutes',
  'keepable',
  'freeTimes',
  'times',
  'wished',
  'wishes',
  'favourite',
  'cuisines',
  'seldom',
  'grams',
  'recency',
  'sizes',
]

describe('a composition in a size', () => {
  it('brings what its parts bring together', () => {
    for (const { parts, amounts, energyKcal, acceptedKcal, grams } of options) {
      const eaten = parts.flatMap(({ serving, role }) => (serving ? [{ serving, role }] : []))
      const sum = (of: typeof eaten, amount: (one: (typeof eaten)[number]) => number) =>
        of.reduce((all, one) => all + amount(one), 0)
      nutrients.forEach((nutrient, n) => {
        const all = sum(eaten, ({ serving }) => serving.amounts[n] ?? 0)
        expect(amounts[n], nutrient).toBeCloseTo(all, 6)
      })
      expect(energyKcal).toBeCloseTo(amounts[nutrients.indexOf('energy_kcal')] ?? 0, 6)
      const known = eaten.filter(({ role }) => role === 'accepted')
      expect(acceptedKcal).toBeCloseTo(
        sum(known, ({ serving }) => serving.energyKcal),
        6,
      )
      const weight = sum(eaten, ({ serving }) => serving.grams.reduce((all, one) => all + one, 0))
      expect(grams).toBeCloseTo(weight, 6)
    }
  })

  it('is eaten with a chance of 0 to 1, whether it was tried, asked for, liked or a favourite', () => {
    expect(problem.asked.flat(2).some(({ wished }) => wished)).toBe(true)
    for (const { acceptance } of options) {
      expect(acceptance).toBeGreaterThanOrEqual(0)
      expect(acceptance).toBeLessThanOrEqual(1)
    }
  })

  it('is copied whole, with what is changed', () => {
    const [option] = options
    if (!option) throw new Error('No option')
    const copy = changedOption(option, { grams: 7 })
    for (const name of names) expect(copy[name], name).toEqual(name === 'grams' ? 7 : option[name])
    expect(Object.keys(copy).toSorted()).toEqual(names.toSorted())
  })
})
