import { describe, expect, it } from 'vitest'
import { ageBands } from '../eating/age-band.ts'
import { foods, requireFood } from '../foods.ts'
import { usdaNutrients } from '../nutrients.ts'
import type { PlainFood } from './plain-food.ts'
import { plainFoodOf, plainFoods } from './plain-foods.ts'

const each = (list: readonly PlainFood[]) => list.map((plain) => [plain.id, plain] as const)
const own = plainFoods.filter(({ id }) => !foods.some((food) => food.id === id))

describe('the table of plain foods', () => {
  it('has ids and names of its own', () => {
    expect(new Set(plainFoods.map(({ id }) => id)).size).toBe(plainFoods.length)
    expect(new Set(plainFoods.map(({ name }) => name.toLowerCase())).size).toBe(plainFoods.length)
  })

  it('answers by id, and nothing for one that it does not have', () => {
    expect(plainFoodOf('chicken-nuggets')?.name).toBe('chicken nuggets')
    expect(plainFoodOf('unobtainium')).toBeUndefined()
  })

  it('shares what is a food of recipes too', () => {
    expect(plainFoodOf('apple')?.food).toBe(foods.find(({ id }) => id === 'apple'))
  })

  it('has at least 250 ordinary foods, and variants that follow theirs', () => {
    const ordinary = plainFoods.filter(({ variantOf }) => variantOf === null)
    expect(ordinary.length).toBeGreaterThanOrEqual(250)
    for (const { id, variantOf } of plainFoods) {
      if (variantOf) expect(plainFoodOf(variantOf)?.variantOf, id).toBeNull()
    }
  })

  it('serves all at some age but what holds caffeine by nature', () => {
    const never = plainFoods.filter(({ portions }) => ageBands.every((band) => !portions[band]))
    expect(never.map(({ id }) => id)).toEqual(['cola', 'iced-tea', 'shaah', 'bubble-tea'])
  })

  it('offers no sweets, sweetened drinks or potato chips that nobody asked for', () => {
    for (const { id, group, unasked } of plainFoods) {
      if (['sweets', 'dessert', 'drink-sweet', 'bar'].includes(group))
        expect(unasked, id).toBe(false)
    }
    expect(plainFoodOf('potato-chips')?.unasked).toBe(false)
    expect(plainFoodOf('apple')?.unasked).toBe(true)
  })
})

describe.each(each(plainFoods))('%s', (id, plain) => {
  it('is a food that lines, lists and checks resolve', () => {
    expect(requireFood(id)).toBe(plain.food)
  })

  it('has portions that grow no smaller than half with age', () => {
    let before = 0
    for (const band of ageBands) {
      const portion = plain.portions[band]
      if (!portion) continue
      expect(portion.most, band).toBeGreaterThanOrEqual(portion.usual)
      expect(portion.usual, band).toBeGreaterThan(before / 2)
      before = portion.usual
    }
  })

  it('is never served at one to three where no form is safe under five', () => {
    if (plain.under5 === null) expect(plain.portions['1-3']).toBeNull()
  })

  it('says a form under five that makes it safe', () => {
    const { choking } = plain.food
    if (plain.under5 === 'as-is') expect(choking).toBeNull()
    else if (plain.under5 === null) expect(choking).not.toBeNull()
    else {
      const { words } = plain.under5
      expect(
        choking?.safeWhen.some((word) => words.includes(word)),
        words,
      ).toBe(true)
    }
  })
})

describe.each(each(own))('the figures of %s', (_, { food }) => {
  it('can be true of 100 g', () => {
    for (const nutrient of usdaNutrients) {
      expect(food.per100g[nutrient] ?? 0, nutrient).toBeGreaterThanOrEqual(0)
    }
    const { protein_g, fat_g, carb_g, sugars_g, added_sugars_g } = food.per100g
    expect((protein_g ?? 0) + (fat_g ?? 0) + (carb_g ?? 0)).toBeLessThanOrEqual(101.5)
    expect(added_sugars_g ?? 0).toBeLessThanOrEqual((sugars_g ?? 0) + 0.5)
  })

  it('come with flags that follow from where it comes from', () => {
    expect(food.origins.includes('dairy')).toBe(food.contains.includes('milk'))
    expect(food.origins.includes('egg')).toBe(food.contains.includes('egg'))
    for (const allergen of food.contains) expect(food.oftenContains).not.toContain(allergen)
    if (food.origins.includes('fish')) expect(food.contains).toContain('fish')
  })
})

describe('the step of a plain food', () => {
  it('tells to look for bones in fish that was cooked at home', () => {
    const warmed = plainFoods.filter(
      ({ group, food, step }) =>
        group === 'fish' &&
        food.origins.includes('fish') &&
        step.startsWith('Warm the home-cooked'),
    )
    expect(warmed.length).toBeGreaterThan(10)
    expect(warmed.filter(({ step }) => !step.includes('look for bones'))).toEqual([])
  })

  it('takes no longer than its minutes', () => {
    const timed = plainFoods.flatMap(({ id, minutes, step }) =>
      [...step.matchAll(/for (\d+) minutes/g)].map((found) => ({
        id,
        minutes,
        step: Number(found[1]),
      })),
    )
    expect(timed.length).toBeGreaterThan(100)
    expect(timed.filter((one) => one.step > one.minutes)).toEqual([])
  })
})
