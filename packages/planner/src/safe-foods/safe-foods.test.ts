import { requireFood } from '@brightplate/foods/foods'
import { keptOut } from '@brightplate/foods/kept-out'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LockedDish, plan } from '../plan.ts'
import type { PlanDocument, PlannedDish } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { knownFood } from './known-food.ts'
import { safeFoodChanges } from './safe-food-changes.ts'

interface Settings {
  seed?: number
  steps?: number
  locked?: LockedDish[]
  durationDays?: 7 | 14
}

function documentFor(profile: PlannerProfile, settings: Settings = {}): PlanDocument {
  const outcome = plan({
    profile,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 1,
    steps: 600,
    ...settings,
  })
  if (outcome.kind !== 'plan') throw new Error(`Infeasible: ${JSON.stringify(outcome)}`)
  return outcome.document
}

const mealsOf = ({ days }: PlanDocument) =>
  days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])

const withFoods = (typed: readonly string[], changes: Partial<PlannerProfile> = {}) =>
  buildProfile({ ...changes, safeFoods: typed.map(safeFood) })

const sideOf = ({ ingredients, foods, safe_food }: PlannedDish) => {
  const count = safe_food?.side_lines ?? 0
  return { lines: ingredients.slice(-count), foods: foods.slice(-count) }
}

const served = (document: PlanDocument, how: 'in_dish' | 'side' | 'as_typed') =>
  mealsOf(document).filter(({ safe_food }) => safe_food?.served === how)

describe('a safe food that a parent types', () => {
  it.each([
    ['pasta', 'pasta-dry'],
    ['Plain pasta', 'pasta-dry'],
    ['penne', 'pasta-dry'],
    ['toast', 'bread-white'],
    ['Bananas', 'banana'],
    ['apple slices', 'apple'],
    ['french fries', 'potato'],
    ['boiled eggs', 'egg'],
    ['strawberries', 'strawberry'],
    ['Yoghurt', 'yogurt-plain-whole'],
  ])('"%s" is known as %s', (typed, id) => {
    expect(knownFood(typed)?.foods[0].id).toBe(id)
  })

  it.each(['dinosaur nuggets', 'Goldfish crackers', '🦖', '', 'buttered toast', 'DROP TABLE'])(
    '"%s" is not taken for something that we know',
    (typed) => {
      expect(knownFood(typed)).toBeNull()
    },
  )
})

describe('a plan for a child with safe foods', () => {
  it('has one at each breakfast, lunch and dinner, whatever else holds (seed 31)', () => {
    const foods = ['pasta', 'banana', 'toast', 'potato', 'peas', 'applesauce', 'dinosaur nuggets']
    fc.assert(
      fc.property(
        fc.subarray(foods, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(1, 3, 7, 15),
        fc.subarray(['milk', 'egg', 'peanut', 'soy'] as const, { maxLength: 2 }),
        fc.nat(1000),
        (typed, ageYears, allergens, seed) => {
          const safeFoods = typed.map(safeFood)
          const profile = buildProfile({ ageYears, safeFoods }, { allergens })
          const document = documentFor(profile, { seed, steps: 300 })
          for (const meal of mealsOf(document)) {
            expect(typed, meal.name).toContain(meal.safe_food?.typed)
            expect(meal.beside).toEqual(
              meal.safe_food?.served === 'as_typed' ? [meal.safe_food.typed] : [],
            )
          }
          for (const { food_id } of document.shopping_items) {
            expect(keptOut(requireFood(food_id), profile.restrictions), food_id).toBeNull()
          }
        },
      ),
      { seed: 31, numRuns: 25 },
    )
  })

  it('takes a dish that is or holds it for what it is, and puts nothing beside', () => {
    const inDish = [1, 2, 3].flatMap((seed) =>
      served(documentFor(withFoods(['pasta']), { seed }), 'in_dish'),
    )
    expect(inDish.length).toBeGreaterThan(0)
    for (const meal of inDish) {
      expect(meal.ingredients.join()).toMatch(/pasta/)
      expect(meal.safe_food?.side_lines).toBe(0)
      expect(meal.why.map(({ key }) => key)).toContain('why.familiar-dish')
    }
  })

  it('counts a portion beside in lines, grams, nutrition, list and steps', () => {
    const document = documentFor(withFoods(['banana']))
    const sides = served(document, 'side')
    expect(sides.length).toBeGreaterThan(0)
    for (const meal of sides) {
      const { lines, foods } = sideOf(meal)
      expect(lines).toEqual(['1/2 banana (59 g)'])
      expect(foods).toEqual([{ food_id: 'banana', grams: 59 }])
      expect(meal.steps.at(-1)).toMatch(/banana beside the meal/)
      const eaten = meal.foods.reduce(
        (kcal, { food_id, grams }) =>
          kcal + ((requireFood(food_id).per100g.energy_kcal ?? 0) * grams) / 100,
        0,
      )
      expect(meal.nutrition.energy_kcal).toBeCloseTo(eaten, 0)
    }
    const listed = document.shopping_items.find(({ food_id }) => food_id === 'banana')
    const needed = document.days
      .flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
        ...[breakfast, lunch, dinner, juice],
        ...snacks,
      ])
      .flatMap(({ foods }) => foods)
      .filter(({ food_id }) => food_id === 'banana')
      .reduce((sum, { grams }) => sum + grams, 0)
    expect(listed?.needed_grams).toBeCloseTo(needed, 5)
  })

  it('keeps each day near its energy with the portions counted', () => {
    const document = documentFor(withFoods(['toast', 'banana']), { steps: 3000 })
    const target = document.nutrition.find(({ nutrient }) => nutrient === 'energy_kcal')?.target
    for (const { nutrition } of document.days) {
      const off = Math.abs((nutrition.energy_kcal ?? 0) / (target ?? 1) - 1)
      expect(off).toBeLessThan(0.06)
    }
  })

  it('halves the portion under 6, and never multiplies it by the table', () => {
    const gramsAt = (ageYears: number, peopleAtTable = 1) => {
      const document = documentFor(withFoods(['toast'], { ageYears, peopleAtTable }))
      return new Set(
        served(document, 'side').flatMap((meal) => sideOf(meal).foods.map((f) => f.grams)),
      )
    }
    expect(gramsAt(5)).toEqual(new Set([14.5]))
    expect(gramsAt(6)).toEqual(new Set([29]))
    expect(gramsAt(7, 4)).toEqual(new Set([29]))
  })

  it('prepares what is hard or round for a child who chews with care', () => {
    const profile = withFoods(['carrot', 'grapes'], { ageYears: 3 })
    const sides = served(documentFor(profile), 'side').map(sideOf)
    expect(sides.length).toBeGreaterThan(0)
    for (const { lines } of sides) expect(lines.join()).toMatch(/cooked until soft|quartered/)
    const popcorn = served(documentFor(withFoods(['popcorn', 'toast'], { ageYears: 3 })), 'side')
    expect(popcorn.every(({ safe_food }) => safe_food?.typed === 'toast')).toBe(true)
  })

  it('serves the labelled kind where the usual one may hold an allergen', () => {
    const profile = buildProfile({ safeFoods: [safeFood('toast')] }, { allergens: ['milk'] })
    const sides = served(documentFor(profile), 'side')
    expect(sides.length).toBeGreaterThan(0)
    for (const meal of sides) expect(sideOf(meal).lines.join()).toMatch(/labelled free of milk/)
  })

  it('puts no milk beside meat in a kosher plan', () => {
    const profile = buildProfile({ safeFoods: [safeFood('yogurt')] }, { diets: ['kosher'] })
    for (const { foods } of mealsOf(documentFor(profile))) {
      const origins = foods.flatMap(({ food_id }) => requireFood(food_id).origins)
      const meat = origins.some((one) => ['beef', 'lamb', 'poultry'].includes(one))
      expect(meat && origins.includes('dairy')).toBe(false)
    }
  })

  it('gives each of several its turn, and says where each stands', () => {
    const profile = withFoods(['pasta', 'banana', 'dinosaur nuggets'])
    const document = documentFor(profile, { steps: 2000 })
    const typed = new Set(mealsOf(document).map(({ safe_food }) => safe_food?.typed))
    expect(typed).toEqual(new Set(['pasta', 'banana', 'dinosaur nuggets']))
    const refused = [{ typed: 'cheese', rule: { kind: 'allergen' as const, id: 'milk' } }]
    const said = safeFoodChanges(profile.safeFoods, refused, document).map(({ text }) => text.text)
    expect(said[0]).toMatch(/^\d+ of 21 main meals hold it, or have a portion of it beside them\.$/)
    expect(said[2]).toMatch(/as you typed it: not counted, and not checked by us\.$/)
    expect(said[3]).toBe('Stays out of every meal: no milk.')
  })
})

describe('a safe food that another rule limits', () => {
  it('stands as often as the rule lets it: rice once a day, salmon twice a week', () => {
    const perDay = documentFor(withFoods(['rice']), { steps: 2000 }).days.map(
      ({ breakfast, lunch, dinner }) =>
        [breakfast, lunch, dinner].filter(({ safe_food }) => safe_food).length,
    )
    expect(perDay).toEqual([1, 1, 1, 1, 1, 1, 1])
    const salmon = mealsOf(documentFor(withFoods(['salmon']), { steps: 2000 }))
    expect(salmon.filter(({ safe_food }) => safe_food)).toHaveLength(2)
  })

  it('counts as typed too, with its amount unknown: a chocolate drink once a day', () => {
    const document = documentFor(withFoods(['chocolate milk']), { steps: 2000 })
    for (const { breakfast, lunch, dinner } of document.days) {
      const placed = [breakfast, lunch, dinner].filter(({ safe_food }) => safe_food)
      expect(placed.length).toBeLessThanOrEqual(1)
    }
  })

  it('leaves the meals at which no rule lets it stand', () => {
    const safeFoods = [{ typed: 'chocolate pops', meals: ['breakfast'] as const }]
    const document = documentFor(buildProfile({ safeFoods }))
    for (const { lunch, dinner } of document.days) {
      expect([lunch.safe_food, dinner.safe_food]).toEqual([undefined, undefined])
    }
  })
})

describe('a locked dish', () => {
  it('keeps the food beside it, and gets one where it had none', () => {
    const profile = withFoods(['pasta', 'banana'])
    const known = documentFor(profile).days[0]?.dinner
    if (!known) throw new Error('No dinner')
    const { recipe_id: recipeId, servings } = known
    const lock = { day: 0, slot: 'dinner' as const, recipeId, servings }
    const again = documentFor(profile, {
      seed: 9,
      locked: [{ ...lock, safeFood: known.safe_food?.typed }],
    }).days[0]?.dinner
    expect([again?.recipe_id, again?.safe_food]).toEqual([known.recipe_id, known.safe_food])
    const older = documentFor(profile, { seed: 9, locked: [lock] }).days[0]?.dinner
    expect(older?.recipe_id).toBe(known.recipe_id)
    expect(older?.safe_food).toBeDefined()
  })
})
