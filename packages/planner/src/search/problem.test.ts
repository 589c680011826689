import { guidelines } from '@brightplate/foods/eating/guidelines'
import { nutrients } from '@brightplate/foods/nutrients'
import { describe, expect, it } from 'vitest'
import { serveOnce, sizesOf } from '../compositions/meal-composition.ts'
import { mealName } from '../compositions/parts/part-name.ts'
import { energyShare } from '../energy-share.ts'
import { ourMenu } from '../menu.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { buildProblem } from './build-problem.ts'

const startDate = '2026-11-23'
const fiber = nutrients.indexOf('fiber_g')
const energy = nutrients.indexOf('energy_kcal')
const sugar = nutrients.indexOf('added_sugars_g')

describe('the weight of a target', () => {
  const weights = (goals: Parameters<typeof buildProfile>[0]) =>
    buildProblem(ourMenu, buildProfile(goals), startDate, 7).indexedTargets.map(
      ({ index, weight }) => [index === fiber, weight],
    )

  it('is double for fiber with constipation, and one for all else', () => {
    const found = weights({ goals: ['constipation'] })
    expect(found.filter(([isFiber]) => isFiber)).toEqual([[true, 2]])
    expect(new Set(found.flatMap(([isFiber, weight]) => (isFiber ? [] : [weight])))).toEqual(
      new Set([1]),
    )
  })

  it('is one for fiber without', () => {
    expect(weights({}).filter(([isFiber]) => isFiber)).toEqual([[true, 1]])
  })
})

describe('a light breakfast of what is eaten', () => {
  const beside = (form: string) => {
    const profile = buildProfile({
      ageYears: 2,
      safeFoods: ['Cheerios', 'nuggets', 'plain pasta'].map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const [breakfast = []] = buildProblem(ourMenu, profile, startDate, 7).slots
    return breakfast.flat().flatMap(({ parts: [base, ...rest] }) => {
      if (base?.safeFood?.typed !== 'Cheerios') return []
      return rest.filter(({ candidateFood }) => candidateFood.form === form)
    })
  }

  it('has half a glass of milk beside it, where a whole one would be most of the meal', () => {
    const glasses = beside('milk-semi')
    expect(glasses).not.toEqual([])
    expect(glasses.map(({ serving }) => serving?.servings)).toContain(0.5)
  })

  it('has a whole egg beside it or none', () => {
    const eggs = ['boiled-egg', 'fried-egg', 'scrambled-egg'].flatMap(beside)
    expect(eggs).not.toEqual([])
    for (const { serving } of eggs) expect(serving?.servings).toBe(1)
  })
})

describe('the sizes of a composition in a slot', () => {
  it('are those with 70 to 130 % of the energy that the slot is to bring, or else the nearest one, none of them too sweet', () => {
    const profile = buildProfile()
    const problem = buildProblem(ourMenu, profile, startDate, 7)
    const serve = serveOnce(profile)
    let alone = 0
    slots.forEach((slot, at) => {
      const meant = energyShare(slot, profile) * problem.targets.energyKcal
      for (const sizes of problem.slots[at] ?? []) {
        const [first] = sizes
        if (!first) throw new Error('A composition without a size')
        const sweet = (amounts: readonly number[]) => amounts[sugar] ?? 0
        const every = sizesOf(first.parts, profile, serve, Number.POSITIVE_INFINITY)
        const few = every.filter(
          ({ amounts }) => sweet(amounts) <= guidelines.sugar_of_a_meal.most_g,
        )
        const all = few.map(({ amounts }) => amounts[energy] ?? 0)
        const away = (kcal: number) => Math.abs(kcal / meant - 1)
        const fitting = all.filter((kcal) => away(kcal) <= 0.3 + 1e-9)
        if (fitting.length === 0) alone += 1
        const [nearest = 0] = [...all].sort((a, b) => away(a) - away(b))
        expect(sizes.map(({ amounts }) => amounts[energy])).toEqual(
          fitting.length > 0 ? fitting : [nearest],
        )
      }
    })
    expect(alone).toBeGreaterThan(0)
  })

  it('leave out what is no meal where other compositions are', () => {
    const profile = buildProfile({ safeFoods: ['crackers', 'pizza'].map(safeFood) })
    const lunches = buildProblem(ourMenu, profile, startDate, 7).slots[1] ?? []
    const names = lunches.map(([first]) => mealName(first?.parts ?? []))
    expect(names).not.toContain('Crackers')
    expect(names.some((name) => name.startsWith('Pizza and '))).toBe(true)
  })
})
