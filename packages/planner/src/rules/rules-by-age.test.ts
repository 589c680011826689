import type { AllergenId } from '@brightplate/foods/allergen'
import { foods, requireFood } from '@brightplate/foods/foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { dishesOfDay, type PlannedDay } from '../plan-document.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { ageRuleAgainst } from './age-rules.ts'
import { legalDish } from './legal-dish.ts'

const [base] = allRecipes
if (!base) throw new Error('No recipes')
const any: Recipe = base

const served = (food: string, ageYears: number, careful = ageYears < 5) => {
  const recipe = {
    ...any,
    textures: ['soft' as const],
    ingredients: [{ food, grams: 50 }],
    steps: [`Put the [${food}] on the plate.`],
  }
  const profile = buildProfile({ ageYears }, { carefulChewing: careful })
  return legalDish(recipe, profile).dish?.ingredients[0]?.prep ?? null
}

const isOut = (food: string, ageYears: number, careful = ageYears < 5) => {
  const recipe = {
    ...any,
    textures: ['soft' as const],
    ingredients: [{ food, grams: 50 }],
    steps: [`Put the [${food}] on the plate.`],
  }
  return legalDish(recipe, buildProfile({ ageYears }, { carefulChewing: careful })).dish === null
}

describe('choking at 1 to 4 years, and at any age with careful chewing', () => {
  it.each([
    'almonds',
    'cashews',
    'hazelnuts',
    'peanuts',
    'pecans',
    'pistachios',
    'walnuts',
    'popcorn',
    'carrot',
    'apple',
    'celery',
  ])('%s is not served as it is', (food) => {
    for (const age of [1, 2, 3, 4]) expect(isOut(food, age)).toBe(true)
    expect(isOut(food, 9, true)).toBe(true)
    expect(isOut(food, 5)).toBe(false)
  })

  it.each([
    ['grape', /quartered/],
    ['cherry-tomato', /quartered/],
    ['blueberry', /mashed|flattened|quartered/],
    ['sausage-chicken', /quarters/],
    ['cheddar', /grated|thin|finely/],
    ['chicken-breast', /shredded|finely/],
    ['peanut-butter-unsweetened', /thin/],
  ])('the line of %s says how it is made fit to eat', (food, prep) => {
    for (const age of [1, 4]) expect(served(food, age)).toMatch(prep)
    expect(served(food, 9, true)).toMatch(prep)
    expect(served(food, 5)).toBeNull()
  })
})

describe('foods that no child is given', () => {
  it('stand in no table: grapefruit, albacore, liver, coffee, tea, cola, sweeteners, raw milk', () => {
    const never =
      /grapefruit|pomelo|seville|albacore|liver|coffee|\btea\b|matcha|cola\b|energy drink|guarana|stevia|aspartame|sucralose|xylitol|unpasteurized|raw milk|sprouts? \(|marshmallow/
    for (const food of foods) expect(food.name, food.id).not.toMatch(never)
  })

  it('are kept out of every dish where the mercury class is not the best', () => {
    const mussels = requireFood('mussels-cooked')
    for (const ageYears of [1, 7, 17]) {
      expect(ageRuleAgainst(mussels, 'dinner', buildProfile({ ageYears }))).toBe('fish-mercury')
    }
  })
})

const gramsOf = (
  dishes: readonly { foods: { food_id: string; grams: number }[] }[],
  counts: (id: string) => boolean,
) =>
  dishes
    .flatMap((dish) => dish.foods)
    .filter(({ food_id }) => counts(food_id))
    .reduce((sum, { grams }) => sum + grams, 0)

const isJuice = (id: string) => requireFood(id).aisle === 'drinks' && /juice/.test(id)
/** Rice by its own name, or among the two things that a food is made of most. */
const isRice = (id: string) => {
  const { name, aisle, madeOf } = requireFood(id)
  return (
    aisle !== 'oils-and-sauces' &&
    [name, ...madeOf.slice(0, 2)].some((text) => /\brice\b/.test(text))
  )
}
const riceDishesOf = (day: PlannedDay) =>
  dishesOfDay(day).filter((dish) => gramsOf([dish], isRice) >= 5)
const isMilk = (id: string) => /^milk-|^buttermilk$|^kefir$/.test(id)

describe.each([
  [1, 120, 480],
  [3, 120, 480],
  [4, 180, 600],
  [6, 180, null],
  [7, 240, null],
  [12, 240, null],
])('a day of a child of %i who loves juice, milk, cocoa and rice', (ageYears, juice, milk) => {
  const likes = ['juice', 'milk', 'chocolate', 'cocoa', 'rice', 'salmon']
  const safeFoods = ['milk', 'rice', 'fish sticks'].map(safeFood)
  const outcome = plan({
    profile: buildProfile({ ageYears, likes, safeFoods }),
    startDate: '2026-11-23',
    durationDays: 14,
    seed: 5,
    steps: 4000,
  })
  const days: PlannedDay[] = outcome.kind === 'plan' ? outcome.document.days : []

  it('is planned', () => {
    expect(days).toHaveLength(14)
  })

  it(`holds at most ${juice} ml of juice, the juice slot and all pure juice together`, () => {
    for (const day of days) {
      const slot = gramsOf([day.juice], () => true)
      const others = [day.breakfast, day.lunch, day.dinner, ...day.snacks]
      expect(slot + gramsOf(others, isJuice)).toBeLessThanOrEqual(juice + 0.01)
    }
  })

  it(`holds at most ${milk ?? 'any'} ml of cow’s milk`, () => {
    for (const day of days) {
      const eaten = gramsOf(dishesOfDay(day), isMilk)
      expect(eaten).toBeLessThanOrEqual((milk ?? Number.POSITIVE_INFINITY) + 0.01)
    }
  })

  it('holds at most 5 g of cocoa, and none after lunch', () => {
    const isCocoa = (id: string) => requireFood(id).madeOf.includes('cocoa') || /cocoa/.test(id)
    for (const day of days) {
      const early = gramsOf([day.breakfast, day.lunch], (id) => id === 'cocoa-powder')
      expect(early).toBeLessThanOrEqual(5.01)
      expect(gramsOf([day.dinner, ...day.snacks, day.juice], isCocoa)).toBe(0)
    }
  })

  it('has one rice dish at the most, and the week two meals of fish', () => {
    const isFish = (id: string) => requireFood(id).mercury !== null && id !== 'fish-sauce'
    for (const day of days) expect(riceDishesOf(day).length).toBeLessThanOrEqual(1)
    for (const week of [days.slice(0, 7), days.slice(7)]) {
      const fish = week.flatMap((day) => dishesOfDay(day)).filter((d) => gramsOf([d], isFish) > 0)
      expect(fish.length).toBeLessThanOrEqual(2)
    }
  })
})

const gluten: AllergenId[] = ['wheat', 'barley', 'rye', 'oats']

describe.each([
  ['gluten', gluten],
  ['gluten, milk, egg and soy', [...gluten, 'milk', 'egg', 'soy'] satisfies AllergenId[]],
])('a plan without %s, whose bread, buns, pizza and flour are made of rice', (_, allergens) => {
  it.each([1, 3, 7, 15])(
    'is made at %i with one rice dish a day, bread that is loved included',
    (ageYears) => {
      const safeFoods = ['gluten-free bread'].map(safeFood)
      const outcome = plan({
        profile: buildProfile({ ageYears, likes: ['pizza'], safeFoods }, { allergens }),
        startDate: '2026-11-23',
        durationDays: 14,
        seed: 5,
        steps: 2500,
      })
      const days = outcome.kind === 'plan' ? outcome.document.days : []
      expect(days).toHaveLength(14)
      for (const day of days) expect(riceDishesOf(day).length).toBeLessThanOrEqual(1)
    },
  )
})
