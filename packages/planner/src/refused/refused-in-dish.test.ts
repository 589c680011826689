import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

const pancakes: Recipe = {
  id: 'test-pancakes',
  version: 1,
  course: 'breakfast',
  name: 'Thin pancakes',
  cuisine: 'test',
  category: 4404,
  group: 'pancake-waffle',
  standsFor: [],
  onlyFor: [],
  servings: 2,
  ingredients: [
    { food: 'flour-white', grams: 100 },
    { food: 'egg', grams: 100 },
    { food: 'milk-whole', grams: 200 },
    { food: 'butter', grams: 12 },
  ],
  steps: ['Whisk [flour-white], [egg], [milk-whole] and [butter].', 'Fry in a pan.'],
  activeMinutes: 15,
  totalMinutes: 15,
  textures: ['soft'],
  temperature: 'warm',
  flavour: 'mild',
  equipment: ['pan'],
  freezes: false,
  lunchBox: false,
  picture: ['pancakes'],
}

const dishOf = (
  name: string,
  grams: Record<string, number>,
  changes: Partial<Recipe> = {},
): Recipe => ({
  ...pancakes,
  name,
  servings: 1,
  ingredients: Object.entries(grams).map(([food, amount]) => ({ food, grams: amount })),
  steps: Object.keys(grams).map((id) => `Cook the [${id}].`),
  ...changes,
})

const recipe = (id: string): Recipe => {
  const found = allRecipes.find((one) => one.id === id)
  if (!found) throw new Error(`No recipe ${id}`)
  return found
}

const reason = (one: Recipe, refused: string[], eaten: string[] = []) =>
  legalDish(one, buildProfile({ refusedFoods: refused, safeFoods: eaten.map(safeFood) })).reason
    ?.id ?? null

const isOut = (one: Recipe, ...refused: string[]) => reason(one, refused) !== null

describe('a refused food in a dish', () => {
  it('is told by the word that the parent typed', () => {
    expect(reason(recipe('cornmeal-trout-fingers'), ['Fish please'])).toBe('Fish please')
    expect(reason(recipe('cornmeal-trout-fingers'), ['peas', 'trout'])).toBe('trout')
  })

  it('does not show where it is worked into a batter, unless the dish is named after it', () => {
    for (const refused of ['eggs', 'milk', 'butter', 'dairy'])
      expect([refused, isOut(pancakes, refused)]).toEqual([refused, false])
    expect(isOut({ ...pancakes, name: 'Eggy pancakes' }, 'eggs')).toBe(true)
    expect(isOut({ ...pancakes, name: 'Buttermilk pancakes with butter' }, 'butter')).toBe(true)
    expect(isOut(dishOf('Breakfast plate', { egg: 50 }), 'eggs')).toBe(true)
  })

  it('shows from a small amount on, and an optional one always', () => {
    expect(isOut(dishOf('Rice bowl', { 'rice-white': 60, carrot: 4.9 }), 'vegetables')).toBe(false)
    expect(isOut(dishOf('Rice bowl', { 'rice-white': 60, carrot: 5 }), 'vegetables')).toBe(true)
    const withSprinkle: Recipe = {
      ...dishOf('Rice bowl', { 'rice-white': 60 }),
      ingredients: [
        { food: 'rice-white', grams: 60 },
        { food: 'carrot', grams: 1, optional: true },
      ],
    }
    const { dish } = legalDish(withSprinkle, buildProfile({ refusedFoods: ['vegetables'] }))
    expect(dish?.ingredients.map(({ food }) => food.id)).toEqual(['rice-white'])
  })

  it('refused by its own name shows in any amount', () => {
    expect(isOut(dishOf('Rice bowl', { 'rice-white': 60, garlic: 1 }), 'garlic')).toBe(true)
  })

  it('milk shows to drink and in a creamy dish, from 60 g a serving', () => {
    expect(isOut(dishOf('Mash', { potato: 200, 'milk-whole': 59 }), 'dairy')).toBe(false)
    expect(isOut(dishOf('Creamed mash', { potato: 200, 'milk-whole': 60 }), 'milk')).toBe(true)
  })

  it('butter beans, peanut butter and coconut milk are no dairy', () => {
    const bowl = dishOf('Butter beans with peanut butter and coconut milk', { 'rice-white': 60 })
    for (const refused of ['butter', 'milk', 'dairy'])
      expect([refused, isOut(bowl, refused)]).toEqual([refused, false])
  })

  it('gives its place to a substitute that is not refused', () => {
    const { dish } = legalDish(
      recipe('apple-cinnamon-porridge'),
      buildProfile({ refusedFoods: ['dairy'] }),
    )
    expect(dish?.ingredients.map(({ food }) => food.id)).toContain('soy-drink')
  })

  it('may be a kind of dish, a texture or a colour', () => {
    expect(isOut(recipe('split-pea-potato-soup'), 'soup')).toBe(true)
    expect(isOut(recipe('apple-cinnamon-porridge'), 'oatmeal')).toBe(true)
    expect(isOut(recipe('gallo-pinto'), 'mixed foods')).toBe(true)
    expect(isOut(recipe('broccoli-trees-with-dip'), 'anything green')).toBe(true)
    expect(isOut(recipe('plain-chicken-rice-cucumber'), 'soup', 'mixed foods', 'oatmeal')).toBe(
      false,
    )
  })

  it('is kept out of juices that are named after it', () => {
    expect(isOut(recipe('clear-apple-juice'), 'apples')).toBe(true)
    expect(isOut(recipe('clear-apple-juice'), 'fruit')).toBe(true)
    expect(isOut(recipe('coconut-water-mint'), 'fruit')).toBe(false)
  })

  it('narrowed by a kind of dish leaves the others in', () => {
    expect(isOut(recipe('hot-cheddar-sandwich-tomato-soup'), 'tomato soup')).toBe(true)
    expect(isOut(recipe('split-pea-potato-soup'), 'tomato soup')).toBe(false)
    expect(isOut(recipe('pasta-tomato-red-lentil-sauce'), 'tomato soup')).toBe(false)
  })

  it('narrowed to raw or cooked is read from the steps; what they leave open counts as both', () => {
    const raw = dishOf(
      'Plate',
      { carrot: 60 },
      { steps: ['Put the [carrot] beside.'], temperature: 'cold' },
    )
    const cooked = dishOf('Plate', { carrot: 60 }, { steps: ['Boil the [carrot] until soft.'] })
    const open = dishOf(
      'Plate',
      { carrot: 60 },
      { steps: ['Add the [carrot].', 'Simmer.'], temperature: 'hot' },
    )
    expect([raw, cooked, open].map((one) => isOut(one, 'raw vegetables'))).toEqual([
      true,
      false,
      true,
    ])
    expect([raw, cooked, open].map((one) => isOut(one, 'cooked vegetables'))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('that we do not know is kept out as a word, in names and foods', () => {
    expect(isOut({ ...pancakes, name: 'Blorb pancakes' }, 'blorb')).toBe(true)
    expect(isOut(pancakes, 'blorb')).toBe(false)
  })

  it('keeps what is excepted', () => {
    expect(isOut(dishOf('Plate', { carrot: 60 }), 'all vegetables except carrots')).toBe(false)
    expect(isOut(dishOf('Plate', { broccoli: 60 }), 'all vegetables except carrots')).toBe(true)
  })
})

describe('a food named as eaten', () => {
  const nuggets = dishOf('Chicken nuggets', { 'chicken-breast': 90 })
  const carrots = dishOf('Plate', { carrot: 60 })

  it('beats a group that it is part of', () => {
    expect(reason(nuggets, ['meat'])).toBe('meat')
    expect(reason(nuggets, ['meat'], ['chicken nuggets'])).toBe(null)
    expect(reason(recipe('plain-chicken-rice-cucumber'), ['meat'], ['chicken nuggets'])).toBe(
      'meat',
    )
    expect(reason(carrots, ['vegetables'], ['carrots'])).toBe(null)
  })

  it('beats nothing that is as narrow, and no group that it is no part of', () => {
    expect(reason(carrots, ['carrots'], ['carrots'])).toBe('carrots')
    expect(reason(carrots, ['raw carrots', 'carrot'], ['vegetables'])).not.toBe(null)
    expect(reason(dishOf('Fish', { cod: 60 }), ['fish'], ['chicken nuggets'])).toBe('fish')
  })

  it('never beats an allergy', () => {
    const profile = buildProfile(
      { refusedFoods: ['dairy'], safeFoods: [safeFood('cheese')] },
      { allergens: ['milk'] },
    )
    expect(legalDish(dishOf('Plate', { cheddar: 30 }), profile).reason).toEqual({
      kind: 'allergen',
      id: 'milk',
    })
  })
})
