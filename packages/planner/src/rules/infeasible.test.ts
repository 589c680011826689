import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import type { DietId } from '@brightplate/foods/restrictions'
import { type Course, courses, type Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import type { Menu } from '../menu.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { explainInfeasible, isPossible } from './infeasible.ts'

/** Grams of each food in a recipe for one. */
type Foods = Readonly<Record<string, number>>

function recipe(course: Course, foods: Foods, changes: Partial<Recipe> = {}): Recipe {
  const ids = Object.keys(foods)
  return {
    id: `${course}-${ids.join('-')}`,
    version: 1,
    course,
    name: 'Plate',
    cuisine: 'test',
    category: 4802,
    group: 'potato',
    standsFor: [],
    onlyFor: [],
    servings: 1,
    ingredients: ids.map((food) => ({ food, grams: foods[food] ?? 0 })),
    steps: ids.map((id) => `Cook the [${id}].`),
    activeMinutes: 5,
    totalMinutes: 10,
    textures: ['soft'],
    temperature: 'hot',
    flavour: 'mild',
    equipment: ['pan'],
    freezes: false,
    lunchBox: false,
    picture: ['porridge'],
    ...changes,
  }
}

const potato = { potato: 250, 'olive-oil': 10 }
const harmless: Readonly<Record<Course, Recipe>> = {
  breakfast: recipe('breakfast', potato),
  lunch: recipe('lunch', potato),
  dinner: recipe('dinner', potato),
  snack: recipe('snack', potato),
  juice: recipe('juice', { carrot: 100, water: 100 }, { textures: ['thin'] }),
}

/** A menu of one harmless dish a course, but for the courses that are given. */
function menuWith(changed: Partial<Record<Course, readonly Recipe[]>>): Menu {
  return {
    recipes: courses.flatMap((course) => changed[course] ?? [harmless[course]]),
    plainFoods: [],
  }
}

const breakfasts = (...recipes: Recipe[]) => menuWith({ breakfast: recipes })
const breakfast = (food: string, changes: Partial<Recipe> = {}) =>
  recipe('breakfast', { potato: 200, [food]: 50 }, changes)
const rice = (course: Course) => recipe(course, { 'rice-white': 70 })
const explain = (menu: Menu, ...args: Parameters<typeof buildProfile>) =>
  explainInfeasible(menu, buildProfile(...args))
const possible = (menu: Menu, ...args: Parameters<typeof buildProfile>) =>
  isPossible(menu, buildProfile(...args))

describe('a plan is possible', () => {
  it('where each course has a dish', () => {
    expect(possible(menuWith({}))).toBe(true)
  })

  it.each(courses)('in no week without a %s', (course) => {
    const menu = menuWith({ [course]: [] })
    expect(possible(menu)).toBe(false)
    expect(explain(menu)).toEqual({
      kind: 'infeasible',
      courses: [course],
      clashes: [],
      relax: [],
    })
  })

  it('where one of the dishes of a course is left', () => {
    const menu = breakfasts(breakfast('milk-whole'), breakfast('egg'))
    expect(possible(menu, {}, { allergens: ['milk'] })).toBe(true)
    expect(possible(menu, {}, { allergens: ['milk', 'egg'] })).toBe(false)
  })

  it('by a dish that stands for an allergy, for who has it alone', () => {
    const menu = breakfasts(breakfast('kale', { onlyFor: ['milk'] }))
    expect(possible(menu, {}, { allergens: ['milk'] })).toBe(true)
    expect(possible(menu)).toBe(false)
  })

  it('by no dish of which every size breaks a rule', () => {
    const cod = (grams: number) => breakfasts(recipe('breakfast', { cod: grams }))
    expect(possible(menuWith({ dinner: [recipe('dinner', { cod: 500 })] }))).toBe(false)
    expect(explain(cod(500)).courses).toEqual(['breakfast'])
    expect(explain(cod(50)).courses).toEqual([])
  })
})

describe('a food that the child is known to eat', () => {
  const without = (course: Course) => menuWith({ [course]: [] })
  const safeFoods = [safeFood('zorp bars')]

  it('is a meal where a course has no dish', () => {
    for (const course of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
      expect(possible(without(course), { safeFoods }), course).toBe(true)
    }
  })

  it('is no juice', () => {
    expect(possible(without('juice'), { safeFoods })).toBe(false)
  })

  it('is a meal only where it is served', () => {
    const atLunch = [{ typed: 'zorp bars', meals: ['lunch' as const] }]
    expect(possible(without('lunch'), { safeFoods: atLunch })).toBe(true)
    expect(possible(without('dinner'), { safeFoods: atLunch })).toBe(false)
  })
})

describe('a plain food', () => {
  const served = (course: Course, ...ids: string[]): Menu => ({
    ...menuWith({ [course]: [] }),
    plainFoods: plainFoods.filter(({ id }) => ids.includes(id)),
  })

  it('is a meal where the meal is usually built upon it', () => {
    expect(possible(served('breakfast', 'o-cereal'))).toBe(true)
    expect(possible(served('breakfast', 'apple-juice'))).toBe(false)
    expect(possible(served('dinner', 'plain-pasta'))).toBe(true)
  })

  it('is poured where there is no juice, if it is a drink', () => {
    expect(possible(served('juice', 'apple-juice'))).toBe(true)
    expect(possible(served('juice', 'milk-semi'))).toBe(true)
    const soy = served('juice', 'milk-whole', 'soy-drink')
    expect(possible(soy, {}, { allergens: ['milk'] })).toBe(true)
    expect(possible(served('juice', 'plain-pasta'))).toBe(false)
  })

  it('in place of a juice is no breakfast', () => {
    expect(possible(served('breakfast', 'milk-semi'))).toBe(false)
  })

  it('counts to no limit by itself', () => {
    const both = menuWith({ breakfast: [rice('breakfast')], dinner: [rice('dinner')] })
    const cereal = served('breakfast', 'o-cereal').plainFoods
    expect(possible(both)).toBe(false)
    expect(possible({ ...both, plainFoods: cereal })).toBe(true)
  })
})

describe('a limit that every choice breaks', () => {
  it('is one rice dish a day: two meals of rice alone are too many', () => {
    expect(possible(menuWith({ lunch: [rice('lunch')] }))).toBe(true)
    const both = menuWith({ lunch: [rice('lunch')], dinner: [rice('dinner')] })
    expect(explain(both)).toEqual({
      kind: 'infeasible',
      courses: [],
      clashes: [{ kind: 'age', id: 'rice-dishes' }],
      relax: [],
    })
  })

  it('counts a snack twice, as a day has two', () => {
    expect(possible(menuWith({ breakfast: [rice('breakfast')] }))).toBe(true)
    expect(possible(menuWith({ snack: [rice('snack')] }))).toBe(false)
  })

  it('counts the dish of a course that counts least', () => {
    const menu = menuWith({
      lunch: [rice('lunch')],
      dinner: [rice('dinner'), harmless.dinner],
    })
    expect(possible(menu)).toBe(true)
    expect(possible({ ...menu, recipes: [...menu.recipes].reverse() })).toBe(true)
  })

  it('counts no dish that this child may not eat, and none of another course', () => {
    const dinners = [rice('dinner'), recipe('dinner', { potato: 200, egg: 50 })]
    const menu = menuWith({ lunch: [rice('lunch')], dinner: dinners })
    expect(possible(menu)).toBe(true)
    expect(explain(menu, {}, { allergens: ['egg'] }).clashes).toEqual([
      { kind: 'allergen', id: 'egg' },
      { kind: 'age', id: 'rice-dishes' },
    ])
  })

  it('is two meals of fish a week, not a day', () => {
    const fish = recipe('dinner', { cod: 20, potato: 200 })
    expect(explain(menuWith({ dinner: [fish] })).clashes).toEqual([
      { kind: 'age', id: 'fish-meals' },
    ])
  })

  // A quarter of the first counts 203 ml, of the second 397 ml as it is measured.
  it.each([
    [4, 800, 1600, true],
    [4, 800, 1640, false],
    [5, 800, 1640, true],
  ])(
    'is reached and not passed: at %i, with at least a quarter of %i and %i g of milk',
    (age, first, second, is) => {
      const menu = menuWith({
        lunch: [recipe('lunch', { 'milk-whole': first })],
        dinner: [recipe('dinner', { 'milk-whole': second })],
      })
      expect(possible(menu, { ageYears: age, measures: 'metric' })).toBe(is)
    },
  )

  it('is not named where a course has no dish at all', () => {
    const menu = menuWith({ breakfast: [], lunch: [rice('lunch')], dinner: [rice('dinner')] })
    expect(explain(menu)).toEqual({
      kind: 'infeasible',
      courses: ['breakfast'],
      clashes: [],
      relax: [],
    })
  })

  it('can be opened by a wish', () => {
    const smooth = recipe('dinner', potato, { textures: ['smooth'] })
    const menu = menuWith({ lunch: [rice('lunch')], dinner: [rice('dinner'), smooth] })
    const { clashes, relax } = explain(menu, { texturesAvoided: ['smooth'] })
    expect(clashes).toEqual([
      { kind: 'texture', id: 'smooth' },
      { kind: 'age', id: 'rice-dishes' },
    ])
    expect(relax).toEqual([{ kind: 'texture', id: 'smooth' }])
  })
})

describe('why a plan is not possible', () => {
  it('names no rule without which it still would not be', () => {
    const profile = { texturesAvoided: ['crunchy' as const], refusedFoods: ['banana'] }
    const rules = { allergens: ['egg', 'milk', 'fish'] as const, words: ['tomato'] }
    expect(explain(breakfasts(breakfast('milk-whole')), profile, rules)).toEqual({
      kind: 'infeasible',
      courses: ['breakfast'],
      clashes: [{ kind: 'allergen', id: 'milk' }],
      relax: [],
    })
  })

  it('names all of the rules that close the dishes of a course together', () => {
    const menu = breakfasts(
      breakfast('kale', { textures: ['smooth'] }),
      breakfast('milk-whole'),
      breakfast('banana'),
    )
    const wishes = { texturesAvoided: ['smooth' as const], refusedFoods: ['banana'] }
    const { clashes, relax } = explain(menu, wishes, { allergens: ['milk', 'egg'] })
    expect(clashes).toEqual([
      { kind: 'texture', id: 'smooth' },
      { kind: 'refused', id: 'banana' },
      { kind: 'allergen', id: 'milk' },
    ])
    expect(relax).toEqual([
      { kind: 'texture', id: 'smooth' },
      { kind: 'refused', id: 'banana' },
    ])
  })

  it('names careful chewing where it is that', () => {
    const menu = breakfasts(breakfast('almonds'))
    expect(explain(menu, { ageYears: 7 }, { carefulChewing: true })).toEqual({
      kind: 'infeasible',
      courses: ['breakfast'],
      clashes: [{ kind: 'age', id: 'choking' }],
      relax: [],
    })
  })

  it('names an allergy of the child for both what is shared and what is apart', () => {
    const menu = breakfasts(breakfast('egg'))
    const own = buildProfile({}, { allergens: ['milk'] }).restrictions
    const shared = { ...own, allergens: ['milk' as const, 'egg' as const] }
    const safeFoods = [safeFood('yogurt')]
    const profile = buildProfile({ restrictions: shared, ownRestrictions: own, safeFoods })
    expect(explainInfeasible(menu, profile).clashes).toEqual([
      { kind: 'allergen', id: 'milk' },
      { kind: 'allergen', id: 'egg' },
    ])
  })
})

describe('what may be offered to relax', () => {
  const relaxed = (...args: Parameters<typeof explain>) => explain(...args).relax
  const clashing = (...args: Parameters<typeof explain>) => explain(...args).clashes

  it('is a texture, a refused food or one that is paused', () => {
    const banana = breakfasts(breakfast('banana'))
    expect(relaxed(banana, { refusedFoods: ['banana'] })).toEqual([
      { kind: 'refused', id: 'banana' },
    ])
    const pancakes = breakfasts(breakfast('egg', { name: 'Pancakes' }))
    expect(explain(pancakes, { pausedFoods: ['pancakes'] })).toMatchObject({
      clashes: [{ kind: 'paused', id: 'pancakes' }],
      relax: [{ kind: 'paused', id: 'pancakes' }],
    })
    const smooth = breakfasts(breakfast('kale', { textures: ['smooth'] }))
    expect(relaxed(smooth, { texturesAvoided: ['smooth'] })).toEqual([
      { kind: 'texture', id: 'smooth' },
    ])
  })

  it('is never what is never again, a word or an allergy', () => {
    const banana = breakfast('banana')
    const menu = breakfasts(banana)
    const none: Parameters<typeof explain>[] = [
      [menu, { neverFoods: ['banana'] }],
      [menu, { neverDishes: [banana.id] }],
      [menu, {}, { words: ['banana'] }],
      [breakfasts(breakfast('egg')), {}, { allergens: ['egg'] }],
    ]
    for (const one of none) expect(relaxed(...one)).toEqual([])
    expect(none.map((one) => clashing(...one))).toEqual([
      [{ kind: 'never', id: 'banana' }],
      [{ kind: 'never-dish', id: banana.id }],
      [{ kind: 'word', id: 'banana' }],
      [{ kind: 'allergen', id: 'egg' }],
    ])
  })

  const wished: readonly (readonly [DietId, string])[] = [
    ['vegetarian', 'chicken-breast'],
    ['vegan', 'egg'],
    ['pescatarian', 'turkey-ground'],
    ['low-sugar', 'ketchup'],
    ['no-added-colours', 'cheddar'],
    ['no-caffeine', 'cocoa-powder'],
    ['no-red-meat', 'beef-ground-lean'],
  ]
  it.each(wished)('is the diet %s, which a family may choose freely', (id, food) => {
    const menu = breakfasts(recipe('breakfast', { potato: 200, [food]: 4 }))
    const rule = { kind: 'diet', id }
    expect(explain(menu, {}, { diets: [id] })).toMatchObject({ clashes: [rule], relax: [rule] })
  })

  const kept: readonly (readonly [DietId, string])[] = [
    ['halal', 'pork-loin'],
    ['kosher', 'shrimp'],
    ['no-beef', 'beef-stew'],
    ['no-pork', 'ham-sliced'],
    ['no-mammal', 'butter'],
    ['gluten-free', 'bread-white'],
    ['dairy-free', 'cheddar'],
    ['casein-free', 'cheddar'],
    ['gfcf', 'cheddar'],
  ]
  it.each(kept)('is not the diet %s', (id, food) => {
    const menu = breakfasts(breakfast(food))
    expect(explain(menu, {}, { diets: [id] })).toMatchObject({
      clashes: [{ kind: 'diet', id }],
      relax: [],
    })
  })

  it('is each wish that opens a plan by itself, what opens most dishes first', () => {
    const menu = breakfasts(
      breakfast('kale', { textures: ['smooth'] }),
      breakfast('banana'),
      recipe('breakfast', { potato: 100, banana: 100 }, { id: 'more-banana' }),
    )
    const wishes = {
      texturesAvoided: ['smooth' as const, 'crunchy' as const],
      refusedFoods: ['banana', 'egg'],
    }
    expect(relaxed(menu, wishes)).toEqual([
      { kind: 'refused', id: 'banana' },
      { kind: 'texture', id: 'smooth' },
    ])
  })

  it('is a smallest set of wishes where none opens a plan alone, what opens most first', () => {
    const menu = menuWith({
      breakfast: [breakfast('banana', { textures: ['smooth'] })],
      lunch: [harmless.lunch, recipe('lunch', { potato: 200, banana: 50 })],
      dinner: [harmless.dinner, recipe('dinner', { potato: 200, egg: 50 })],
    })
    const wishes = {
      texturesAvoided: ['smooth' as const, 'crunchy' as const],
      refusedFoods: ['egg', 'banana'],
    }
    expect(relaxed(menu, wishes)).toEqual([
      { kind: 'refused', id: 'banana' },
      { kind: 'texture', id: 'smooth' },
    ])
  })

  it('is nothing where no wish opens a plan', () => {
    const menu = breakfasts(breakfast('milk-whole', { textures: ['smooth'] }))
    const wishes = { texturesAvoided: ['smooth' as const] }
    expect(relaxed(menu, wishes, { allergens: ['milk'] })).toEqual([])
  })

  it('leaves the other wishes of its kind as they are', () => {
    const menu = breakfasts(breakfast('banana', { textures: ['smooth', 'chewy'] }))
    const wishes = { texturesAvoided: ['smooth' as const, 'chewy' as const] }
    expect(relaxed(menu, wishes)).toEqual([
      { kind: 'texture', id: 'smooth' },
      { kind: 'texture', id: 'chewy' },
    ])
    const both = breakfasts(recipe('breakfast', { banana: 100, egg: 50 }, { name: 'Banana egg' }))
    for (const kind of ['refused', 'paused'] as const) {
      const typed = { [`${kind}Foods`]: ['banana', 'egg'] }
      expect(relaxed(both, typed).map(({ id }) => id)).toEqual(['banana', 'egg'])
      expect(clashing(both, typed)).toHaveLength(1)
    }
    expect(clashing(both, { neverFoods: ['banana', 'egg'] })).toEqual([
      { kind: 'never', id: 'egg' },
    ])
    expect(clashing(both, {}, { words: ['banana', 'egg'] })).toEqual([{ kind: 'word', id: 'egg' }])
    expect(clashing(both, {}, { diets: ['vegan', 'halal'] })).toEqual([
      { kind: 'diet', id: 'vegan' },
    ])
  })
})
