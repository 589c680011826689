import { describe, expect, it } from 'vitest'
import { allergenIds } from './allergen.ts'
import type { Food } from './food.ts'
import { aisles, measureUnits, origins } from './food.ts'
import { foods, requireFood } from './foods.ts'
import { usdaNutrients } from './nutrients.ts'

const each = (list: readonly Food[]) => list.map((food) => [food.id, food] as const)
const says = (food: Food, ...words: string[]) =>
  words.some((word) => new RegExp(`\\b${word}s?\\b`).test(food.name))
const named = (...words: string[]) => foods.filter((food) => says(food, ...words))
const mayHold = (food: Food) => [...food.contains, ...food.oftenContains]

describe('the table of foods', () => {
  it('has at least 420 foods with ids of their own', () => {
    expect(foods.length).toBeGreaterThanOrEqual(420)
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length)
    expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length)
  })

  it('answers an unknown id with an error', () => {
    expect(() => requireFood('unobtainium')).toThrow('No food has the id unobtainium')
  })
})

describe.each(each(foods))('%s', (_, food) => {
  it('names its USDA record and uses the known vocabulary', () => {
    expect(food.ndbNo).toMatch(/^\d{5}$/)
    expect(aisles).toContain(food.aisle)
    expect(food.origins.length).toBeGreaterThan(0)
    for (const origin of food.origins) expect(origins).toContain(origin)
    for (const allergen of mayHold(food)) expect(allergenIds).toContain(allergen)
    for (const unit of Object.keys(food.measures)) expect(measureUnits).toContain(unit)
    for (const grams of Object.values(food.measures)) expect(grams).toBeGreaterThan(0)
  })

  it('has figures that can be true of 100 g', () => {
    for (const nutrient of usdaNutrients) {
      const figure = food.per100g[nutrient]
      if (figure !== null) expect(figure, nutrient).toBeGreaterThanOrEqual(0)
    }
    const { protein_g, fat_g, carb_g, sat_fat_g, sugars_g, fiber_g, added_sugars_g } = food.per100g
    expect((protein_g ?? 0) + (fat_g ?? 0) + (carb_g ?? 0)).toBeLessThanOrEqual(101.5)
    expect(sat_fat_g ?? 0).toBeLessThanOrEqual((fat_g ?? 0) + 0.5)
    // Sugars and carbohydrate come from different analyses.
    expect(sugars_g ?? 0).toBeLessThanOrEqual((carb_g ?? 0) + 1)
    expect(fiber_g ?? 0).toBeLessThanOrEqual((carb_g ?? 0) + 0.5)
    expect(added_sugars_g ?? 0).toBeLessThanOrEqual((sugars_g ?? carb_g ?? 0) + 0.5)
  })

  it('makes its own preparation for young children safe', () => {
    if (!food.choking?.forYoung) return
    const said = ` ${food.choking.forYoung.toLowerCase()} `
    expect(food.choking.safeWhen.some((word) => said.includes(word.toLowerCase()))).toBe(true)
  })
})

describe('first principles', () => {
  it.each(each(foods.filter((food) => food.origins.includes('dairy'))))('%s is milk', (_, food) => {
    expect(food.contains).toContain('milk')
  })

  it.each(each(foods.filter((food) => food.contains.includes('milk'))))(
    '%s, which holds milk, comes from dairy',
    (_, food) => {
      expect(food.origins).toContain('dairy')
    },
  )

  it.each(each(foods.filter((food) => food.origins.includes('egg'))))('%s is egg', (_, food) => {
    expect(food.contains).toContain('egg')
  })

  it.each(each(foods.filter((food) => food.aisle === 'fish')))(
    '%s is fish or shellfish',
    (_, food) => {
      const water = ['fish', 'crustacean', 'mollusc'] as const
      expect(water.some((allergen) => food.contains.includes(allergen))).toBe(true)
      expect(water.some((origin) => food.origins.includes(origin))).toBe(true)
    },
  )

  it('names no unlabelled bread, crumb or bun that does without wheat', () => {
    for (const food of named('bread', 'bun', 'bagel', 'pita', 'naan', 'breadcrumb')) {
      if (/gluten-free/.test(food.name)) continue
      expect(mayHold(food), food.id).toContain('wheat')
    }
  })

  it('lets a named variant leave out what its name says', () => {
    const words = {
      milk: 'milk',
      egg: 'egg',
      soy: 'soy',
      sesame: 'sesame',
      celery: 'celery',
    } as const
    for (const food of foods) {
      const label = / labelled free of (.*)$/.exec(food.name)?.[1]
      if (!label) continue
      for (const [word, allergen] of Object.entries(words)) {
        if (label.includes(word)) expect(mayHold(food), food.id).not.toContain(allergen)
      }
    }
  })

  it('keeps peanuts, soy and tree nuts where their names stand', () => {
    for (const food of named('peanut', 'peanut butter')) {
      if (!/free of|labelled/.test(food.name)) expect(food.contains, food.id).toContain('peanut')
    }
    for (const food of named('soy', 'tofu', 'tempeh', 'edamame', 'miso')) {
      if (!/free of|labelled/.test(food.name)) expect(food.contains, food.id).toContain('soy')
    }
    for (const nut of ['almond', 'cashew', 'hazelnut', 'pecan', 'pistachio', 'walnut'] as const) {
      for (const food of named(nut)) {
        if (!/free of|labelled/.test(food.name)) expect(food.contains, food.id).toContain(nut)
      }
    }
  })

  it('calls no fish or shellfish a best choice that the FDA’s list does not name', () => {
    expect(requireFood('mussels-cooked').mercury).toBe('good')
    for (const food of foods) {
      if (food.id !== 'mussels-cooked') expect([null, 'best'], food.id).toContain(food.mercury)
    }
  })

  it('counts retinol only where it can be', () => {
    expect(requireFood('carrot').per100g.retinol_ug).toBe(0)
    expect(requireFood('egg').per100g.retinol_ug).toBeGreaterThan(0)
  })
})
