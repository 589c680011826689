import { requireFood } from '@brightplate/foods/foods'
import { nutrients } from '@brightplate/foods/nutrients'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { allRecipes } from './all-recipes.ts'
import { courses, type Recipe } from './recipe.ts'

const placeholder = /\[([a-z0-9-]+)[^\]]*\]/g
const idsIn = (text: string) => [...text.matchAll(placeholder)].map(([, id]) => id)
const sentencesOf = (recipe: Recipe) => recipe.steps.flatMap((step) => step.split(/(?<=\.) /))
const foodsOf = (recipe: Recipe) =>
  recipe.ingredients.map(({ food, grams }) => ({ food: requireFood(food), grams }))

/** Plausible energy of a serving in kcal by course. */
const plausibleKcal = {
  breakfast: [180, 620],
  lunch: [250, 750],
  dinner: [250, 800],
  snack: [60, 350],
  juice: [20, 180],
} as const

const kcalOf = (recipe: Recipe) =>
  foodsOf(recipe).reduce(
    (sum, { food, grams }) => sum + ((food.per100g.energy_kcal ?? 0) * grams) / 100,
    0,
  ) / recipe.servings

describe('our recipes', () => {
  it('are at least 260, with some for every course', () => {
    expect(allRecipes.length).toBeGreaterThanOrEqual(260)
    for (const course of courses) {
      expect(allRecipes.filter((recipe) => recipe.course === course).length).toBeGreaterThan(12)
    }
  })

  it('have ids and names of their own', () => {
    expect(new Set(allRecipes.map(({ id }) => id)).size).toBe(allRecipes.length)
    expect(new Set(allRecipes.map(({ name }) => name.toLowerCase())).size).toBe(allRecipes.length)
  })

  it('ask for 20 minutes of hands at half of the dinners, and stand on the table in 30 at two of five', () => {
    const dinners = allRecipes.filter(({ course }) => course === 'dinner')
    const easy = dinners.filter(({ activeMinutes }) => activeMinutes <= 20)
    const quick = dinners.filter(({ totalMinutes }) => totalMinutes <= 30)
    expect(easy.length * 2).toBeGreaterThanOrEqual(dinners.length)
    expect(quick.length * 5).toBeGreaterThanOrEqual(dinners.length * 2)
  })
})

describe.each(allRecipes.map((recipe) => [recipe.id, recipe] as const))('%s', (_, recipe) => {
  it('uses foods that the tables know', () => {
    for (const { food, or } of recipe.ingredients) {
      for (const id of [food, ...(or ?? [])]) expect(requireFood(id).id).toBe(id)
    }
  })

  it('uses every ingredient in a step, and no other', () => {
    const inSteps = new Set(recipe.steps.flatMap(idsIn))
    expect(inSteps).toEqual(new Set(recipe.ingredients.map(({ food }) => food)))
  })

  it('speaks of each optional ingredient in a sentence of its own', () => {
    const optional = recipe.ingredients.filter((one) => one.optional).map(({ food }) => food)
    for (const id of optional) {
      expect(idsIn(recipe.name)).not.toContain(id)
      for (const sentence of sentencesOf(recipe)) {
        const ids = new Set(idsIn(sentence))
        if (ids.has(id)) expect([...ids]).toEqual([id])
      }
    }
  })

  it('has grams that agree with its measures', () => {
    for (const { food, grams, measure } of recipe.ingredients) {
      if (!measure) continue
      const unitGrams = requireFood(food).measures[measure.unit]
      expect(unitGrams, `${food} in ${measure.unit}`).toBeDefined()
      const expected = (unitGrams ?? 0) * measure.amount
      expect(Math.abs(grams - expected) / expected, food).toBeLessThanOrEqual(0.15)
    }
  })

  it('brings a plausible energy', () => {
    const [low, high] = plausibleKcal[recipe.course]
    expect(kcalOf(recipe)).toBeGreaterThanOrEqual(low)
    expect(kcalOf(recipe)).toBeLessThanOrEqual(high)
    expect(nutrients).toContain('energy_kcal')
  })

  it('holds no allergen that the plain foods it stands for have not', () => {
    for (const id of recipe.standsFor) {
      const plain = plainFoodOf(id)?.food
      const known: readonly string[] = [...(plain?.contains ?? []), ...(plain?.oftenContains ?? [])]
      const held = foodsOf(recipe).flatMap(({ food }) => food.contains)
      expect(held.filter((one) => !known.includes(one))).toEqual([])
    }
  })

  it('is honest about its time', () => {
    expect(recipe.activeMinutes).toBeGreaterThan(0)
    expect(recipe.totalMinutes).toBeGreaterThanOrEqual(recipe.activeMinutes)
  })

  it('holds no liver, and cocoa only at breakfast or lunch', () => {
    for (const { food } of foodsOf(recipe)) {
      expect(food.name).not.toMatch(/liver/)
      if (food.madeOf.includes('cocoa')) expect(['breakfast', 'lunch']).toContain(recipe.course)
    }
  })
})
