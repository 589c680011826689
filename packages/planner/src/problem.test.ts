import { nutrients } from '@brightplate/foods/nutrients'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { energyShare } from './energy-share.ts'
import { buildProblem, courseOf } from './problem.ts'
import { servingsOf } from './servings-of.ts'
import { slots } from './slot.ts'
import { buildProfile } from './testing/build-profile.ts'

const startDate = '2026-11-23'
const fiber = nutrients.indexOf('fiber_g')
const energy = nutrients.indexOf('energy_kcal')

describe('the weight of a target', () => {
  const weights = (goals: Parameters<typeof buildProfile>[0]) =>
    buildProblem(allRecipes, buildProfile(goals), startDate, 7).indexedTargets.map(
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

describe('the sizes of a dish in a slot', () => {
  it('are those with 70 to 130 % of the energy that the slot is to bring, or else the nearest one', () => {
    const profile = buildProfile()
    const problem = buildProblem(allRecipes, profile, startDate, 7)
    let alone = 0
    slots.forEach((slot, at) => {
      const meant = energyShare(slot, profile) * problem.targets.energyKcal
      for (const sizes of problem.slots[at] ?? []) {
        const [first] = sizes
        if (!first) throw new Error('A dish without a size')
        expect(first.serving.dish.recipe.course).toBe(courseOf(slot))
        const all = servingsOf(first.serving.dish, profile).map(({ servings, amounts }) => ({
          servings,
          share: (amounts[energy] ?? 0) / meant,
        }))
        const fitting = all.filter(({ share }) => share >= 0.7 && share <= 1.3)
        const least = Math.min(...all.map(({ share }) => Math.abs(share - 1)))
        const nearest = all.find(({ share }) => Math.abs(share - 1) === least)
        if (fitting.length === 0) alone += 1
        const expected = fitting.length > 0 ? fitting : nearest ? [nearest] : []
        expect(sizes.map(({ serving }) => serving.servings)).toEqual(
          expected.map(({ servings }) => servings),
        )
      }
    })
    expect(alone).toBeGreaterThan(0)
  })
})
