import { requireFood } from '@brightplate/foods/foods'
import { nutrients } from '@brightplate/foods/nutrients'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fishServingGrams } from '../rules/age-rules.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { servingsOf } from './servings-of.ts'

const quarters = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
const counted = ['piece', 'slice', 'clove', 'stalk', 'leaf']

describe('the sizes of a dish', () => {
  it('are 0.25 to 2 servings in quarter steps, pieces in halves, fish by age (seed 41)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allRecipes),
        fc.integer({ min: 1, max: 17 }),
        fc.constantFrom(1, 3, 4),
        (recipe, ageYears, peopleAtTable) => {
          const profile = buildProfile({ ageYears, peopleAtTable })
          const { dish } = legalDish(recipe, profile)
          if (!dish) return
          const sizes = servingsOf(dish, profile)
          for (const { servings, lines, grams, amounts, energyKcal } of sizes) {
            expect(quarters).toContain(servings)
            expect(energyKcal).toBe(amounts[nutrients.indexOf('energy_kcal')])
            let fish = 0
            dish.ingredients.forEach(({ ingredient, food }, index) => {
              expect(grams[index]).toBeCloseTo((lines[index]?.grams ?? 0) / peopleAtTable, 9)
              if (food.mercury) fish += grams[index] ?? 0
              const { measure } = ingredient
              if (!measure || !counted.includes(measure.unit) || food.id !== ingredient.food) return
              const ofPiece = ingredient.grams / measure.amount
              const halves = ((lines[index]?.grams ?? 0) / ofPiece) * 2
              // Grams are printed whole.
              expect(Math.abs(halves - Math.round(halves)) * ofPiece).toBeLessThanOrEqual(1.01)
              expect(Math.round(halves)).toBeGreaterThanOrEqual(1)
            })
            expect(fish).toBeLessThanOrEqual(fishServingGrams(ageYears))
          }
        },
      ),
      { seed: 41, numRuns: 400 },
    )
  })

  it('leave out the size that alone breaks a limit of the day', () => {
    const [any] = allRecipes
    if (!any) throw new Error('No recipes')
    const drink: Recipe = {
      ...any,
      course: 'juice',
      servings: 1,
      ingredients: [{ food: 'orange-juice', grams: 120 }],
      steps: ['Pour the [orange-juice].'],
      textures: ['smooth'],
    }
    const largest = (ageYears: number) => {
      const profile = buildProfile({ ageYears })
      const { dish } = legalDish(drink, profile)
      return dish ? servingsOf(dish, profile).at(-1)?.servings : null
    }
    expect([largest(3), largest(6), largest(7)]).toEqual([1, 1.5, 2])
  })

  it('count evaporated milk as the milk that it makes', () => {
    const [any] = allRecipes
    if (!any) throw new Error('No recipes')
    const milkIn = (food: string) => {
      const recipe: Recipe = {
        ...any,
        servings: 1,
        ingredients: [{ food, grams: 100 }],
        steps: [`Warm the [${food}].`],
        textures: ['smooth'],
      }
      const { dish } = legalDish(recipe, buildProfile({ ageYears: 3 }))
      const whole =
        dish && servingsOf(dish, buildProfile({ ageYears: 3 })).find((s) => s.servings === 1)
      return whole?.counted['cows-milk']
    }
    expect(requireFood('evaporated-milk').contains).toContain('milk')
    expect([milkIn('milk-whole'), milkIn('evaporated-milk')]).toEqual([100, 200])
  })
})
