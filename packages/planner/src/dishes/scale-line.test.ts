import { requireFood } from '@brightplate/foods/foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { scaleLine } from './scale-line.ts'

const reader = buildProfile()

const line = (
  ingredient: Parameters<typeof scaleLine>[0],
  scale: number,
  foodId = ingredient.food,
) => scaleLine(ingredient, requireFood(foodId), scale, ingredient.prep ?? null, reader)

describe('a printed line', () => {
  it('tells the household measure, what is done, and the grams', () => {
    const oats = { food: 'rolled-oats', grams: 81, measure: { amount: 1, unit: 'cup' as const } }
    expect(line(oats, 0.5)).toEqual({ grams: 41, text: '1/2 cup rolled oats (41 g)' })
  })

  it('counts pieces in halves, and its grams follow what is printed', () => {
    const eggs = { food: 'egg', grams: 100, measure: { amount: 2, unit: 'piece' as const } }
    expect(line(eggs, 1)).toEqual({ grams: 100, text: '2 eggs (100 g)' })
    expect(line(eggs, 0.6)).toEqual({ grams: 50, text: '1 egg (50 g)' })
    expect(line(eggs, 0.1)).toEqual({ grams: 25, text: 'half of 1 egg (25 g)' })
  })

  it('goes down to spoons and pinches', () => {
    const salt = { food: 'salt', grams: 6, measure: { amount: 1, unit: 'tsp' as const } }
    expect(line(salt, 0.5).text).toBe('1/2 tsp iodized table salt (3 g)')
    expect(line(salt, 0.05).text).toBe('a pinch of iodized table salt (0.3 g)')
  })

  it('speaks of many where a cup holds many', () => {
    const cup = { amount: 1, unit: 'cup' as const }
    expect(line({ food: 'blueberry', grams: 148, measure: cup }, 0.5).text).toBe(
      '1/2 cup blueberries (74 g)',
    )
    expect(
      line({ food: 'carrot', grams: 110, measure: cup, prep: 'finely grated' }, 0.5).text,
    ).toBe('1/2 cup carrot, finely grated (55 g)')
  })

  it('says a preparation once, and calls very little a little', () => {
    const beans = { food: 'chickpeas-canned', grams: 10, prep: 'drained, rinsed' }
    expect(line(beans, 1).text).toBe('a little drained canned chickpeas, rinsed (10 g)')
  })

  it('weighs in ounces where a recipe has no measure', () => {
    expect(line({ food: 'salmon', grams: 340 }, 0.25).text).toMatch(/^3 oz .*salmon.* \(85 g\)$/)
  })

  it('weighs a substitute that does not come in the pieces of the recipe', () => {
    const egg = { food: 'egg', grams: 50, measure: { amount: 1, unit: 'piece' as const } }
    expect(line(egg, 1, 'applesauce-unsweetened').text).toMatch(
      /^1 3\/4 oz .*applesauce.*\(50 g\)$/,
    )
  })

  it('counts a substitute by its own pieces and spoons', () => {
    const bun = { food: 'burger-bun', grams: 88, measure: { amount: 2, unit: 'piece' as const } }
    const own = requireFood('burger-bun-gluten-free').measures.piece ?? 0
    const { grams, text } = line(bun, 1, 'burger-bun-gluten-free')
    expect(text).toMatch(/^1 gluten-free burger bun /)
    expect(grams).toBe(own)
  })

  it('halves few pieces, and leaves more whole', () => {
    const eggs = { food: 'egg', grams: 50, measure: { amount: 1, unit: 'piece' as const } }
    const banana = { food: 'banana', grams: 118, measure: { amount: 1, unit: 'piece' as const } }
    expect(line(eggs, 1.5).text).toBe('2 eggs (100 g)')
    expect(line(eggs, 12.4).text).toBe('12 eggs (600 g)')
    expect(line(banana, 2.5).text).toBe('2 1/2 bananas (295 g)')
    expect(line(banana, 3.6).text).toBe('4 bananas (472 g)')
  })

  it.each([
    ['milk-whole', 244, 'cup', 0.5, '120 ml whole milk (122 g)', 122],
    ['rolled-oats', 81, 'cup', 0.5, '40 g rolled oats', 40],
    ['sunflower-oil', 28, 'tbsp', 1, '2 tbsp sunflower oil (28 g)', 28],
    ['sunflower-oil', 28, 'tbsp', 2, '60 ml sunflower oil (56 g)', 56],
  ] as const)(
    'measures %s (%d g, a measure in %s) times %d in metric',
    (food, grams, unit, scale, text, counted) => {
      const amount = unit === 'tbsp' ? 2 : 1
      const metric = buildProfile({ measures: 'metric' })
      const scaled = scaleLine(
        { food, grams, measure: { amount, unit } },
        requireFood(food),
        scale,
        null,
        metric,
      )
      expect(scaled.text).toBe(text)
      expect(Math.abs(scaled.grams - counted)).toBeLessThan(1)
    },
  )

  it('weighs to five grams in metric, and counts what it prints', () => {
    const metric = buildProfile({ measures: 'metric' })
    const salmon = { food: 'salmon', grams: 340 }
    expect(scaleLine(salmon, requireFood('salmon'), 0.26, 'skinned', metric)).toEqual({
      grams: 90,
      text: expect.stringMatching(/^90 g .*salmon.*, skinned$/),
    })
  })

  it('prints the grams that it counts, for every ingredient of ours at every size (seed 7)', () => {
    const ingredients = allRecipes.flatMap((recipe) => recipe.ingredients)
    fc.assert(
      fc.property(
        fc.constantFrom(...ingredients),
        fc.integer({ min: 1, max: 32 }),
        (ingredient, quarters) => {
          const { grams, text } = line(ingredient, quarters / 16)
          const printed = Number(/\(([\d.]+) g\)$/.exec(text)?.[1])
          expect(Math.abs(printed - grams)).toBeLessThanOrEqual(0.5)
          expect(grams).toBeGreaterThan(0)
        },
      ),
      { seed: 7, numRuns: 500 },
    )
  })
})
