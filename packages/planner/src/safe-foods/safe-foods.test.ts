import { excluded } from '@brightplate/foods/exclusion'
import { requireFood } from '@brightplate/foods/foods'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedCandidates } from '../compositions/candidates/accepted-candidates.ts'
import { mostPortions, portionOf } from '../compositions/parts/plain-dish.ts'
import { servingOf } from '../dishes/servings-of.ts'
import { plan } from '../plan.ts'
import type { LockedDish } from '../plan-days.ts'
import { dishesOfDay, type PlanDocument } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countsNothing } from '../rules/counted-limits.ts'
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

/** Pasta, potato and peas make no breakfast. */
const suits = (typed: string, course: 'breakfast' | 'dinner') =>
  course === 'dinner' || !['pasta', 'potato', 'peas'].includes(typed)

describe('a plan for a child with safe foods', () => {
  it('has one at each breakfast, lunch and dinner, whatever else holds (seed 31)', () => {
    const foods = ['pasta', 'banana', 'toast', 'potato', 'peas', 'applesauce', 'zorbly bites']
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
          // Where none of them may be had at every meal, some are without.
          const isHad = (one: string, course: 'breakfast' | 'dinner') =>
            one === 'zorbly bites' ||
            acceptedCandidates({ typed: one }, course, profile).some(
              ({ dish }) => dish && countsNothing(servingOf(dish, 1, profile, 1).counted),
            )
          const courses = ['breakfast', 'dinner'] as const
          const isAtAll = courses.every((course) =>
            typed.some((one) => suits(one, course) && isHad(one, course)),
          )
          if (!isAtAll) return
          for (const meal of mealsOf(document)) {
            expect(typed, meal.name).toContain(meal.safe_food?.typed)
            const asTyped = meal.parts?.filter(({ grams }) => grams === null) ?? []
            expect(meal.beside).toEqual(asTyped.map(({ name }) => name))
          }
          // What stands as typed is no food of ours.
          const ours = document.shopping_items.filter(({ food_id }) => !/^as-typed-/.test(food_id))
          for (const { food_id } of ours) {
            expect(excluded(requireFood(food_id), profile.restrictions), food_id).toBeNull()
          }
        },
      ),
      { seed: 31, numRuns: 25 },
    )
  })

  it('builds a meal upon it, by form and apart from all else, and says so', () => {
    const built = served(documentFor(withFoods(['pasta'])), 'in_dish')
    expect(built.length).toBeGreaterThan(0)
    for (const { name, parts = [], why, safe_food } of built) {
      expect(name).toMatch(/^Pasta/)
      expect(parts[0]).toMatchObject({ role: 'accepted', typed: 'pasta', food_id: 'plain-pasta' })
      expect(safe_food?.side_lines).toBe(0)
      expect(why.map(({ key }) => key)).toContain('why.familiar-dish')
    }
  })

  it('counts every part in lines, grams, nutrition, list and steps', () => {
    const document = documentFor(withFoods(['banana']))
    for (const meal of mealsOf(document)) {
      const parts = meal.parts ?? []
      expect(parts.flatMap(({ ingredients }) => ingredients)).toEqual(meal.ingredients)
      const eaten = meal.foods.reduce(
        (kcal, { food_id, grams }) =>
          kcal + ((requireFood(food_id).per100g.energy_kcal ?? 0) * grams) / 100,
        0,
      )
      expect(meal.nutrition.energy_kcal).toBeCloseTo(eaten, 0)
      expect(parts.reduce((kcal, part) => kcal + (part.energy_kcal ?? 0), 0)).toBeCloseTo(eaten, -1)
    }
    const grams = (foods: readonly { food_id: string; grams: number }[]) =>
      foods.filter(({ food_id }) => food_id === 'banana').reduce((sum, one) => sum + one.grams, 0)
    const listed = document.shopping_items.find(({ food_id }) => food_id === 'banana')
    const dishes = document.days.flatMap(dishesOfDay)
    expect(listed?.needed_grams).toBeCloseTo(grams(dishes.flatMap(({ foods }) => foods)), 5)
  })

  it('keeps each day near its energy with the portions counted', () => {
    const document = documentFor(withFoods(['toast', 'banana']), { steps: 3000 })
    const target = document.nutrition.find(({ nutrient }) => nutrient === 'energy_kcal')?.target
    for (const { nutrition } of document.days) {
      const off = Math.abs((nutrition.energy_kcal ?? 0) / (target ?? 1) - 1)
      expect(off).toBeLessThan(0.08)
    }
  })

  it('is never more at once than one in ten of that age eats, nor multiplied by the table', () => {
    for (const [ageYears, peopleAtTable] of [
      [2, 1],
      [6, 1],
      [6, 4],
      [15, 1],
    ] as const) {
      const profile = withFoods(['toast', 'pasta'], { ageYears, peopleAtTable })
      const parts = mealsOf(documentFor(profile)).flatMap((meal) => meal.parts ?? [])
      for (const { food_id, grams } of parts.filter(({ role }) => role === 'accepted')) {
        const plain = plainFoodOf(food_id ?? '')
        const portion = plain && portionOf(plain, profile)
        if (!portion) throw new Error(`No portion of ${food_id}`)
        const { piece = 0, slice = 0, cup = 0 } = plain.food.measures
        // Pieces and slices come in halves, cups in quarters, grams whole.
        const rounding = (piece || slice) / 2 || cup / 8
        const most = portion.usual * mostPortions(portion) + rounding
        expect(grams ?? 0, food_id).toBeLessThanOrEqual(most + 0.5)
      }
    }
  })

  it('prepares what is hard or round for a child who chews with care', () => {
    const profile = withFoods(['apple', 'grapes'], { ageYears: 3 })
    const parts = mealsOf(documentFor(profile)).flatMap(({ parts: of = [] }) => of)
    const accepted = parts.filter(({ role }) => role === 'accepted')
    expect(accepted.length).toBeGreaterThan(0)
    for (const { ingredients } of accepted) {
      expect(ingredients.join()).toMatch(/grated|cooked|quarter/)
    }
    const popcorn = mealsOf(documentFor(withFoods(['popcorn', 'toast'], { ageYears: 3 })))
    expect(popcorn.every(({ safe_food }) => safe_food?.typed === 'toast')).toBe(true)
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
    const profile = withFoods(['pasta', 'banana', 'zorbly bites'])
    const document = documentFor(profile, { steps: 2000 })
    const typed = new Set(
      mealsOf(document).flatMap(({ parts = [] }) => parts.flatMap((part) => part.typed ?? [])),
    )
    expect(typed).toEqual(new Set(['pasta', 'banana', 'zorbly bites']))
    const refused = [{ typed: 'cheese', rule: { kind: 'allergen' as const, id: 'milk' } }]
    const said = safeFoodChanges(profile.safeFoods, refused, document, () => true).map(
      ({ text }) => text.text,
    )
    expect(said[0]).toMatch(/^Stands on the plate at \d+ of 42 meals, snacks and drinks\.$/)
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
    const document = documentFor(withFoods(['zorbly chocolate drink']), { steps: 2000 })
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
    const parts = known.parts?.map((part) => ({
      form: part.food_id ?? part.recipe_id ?? '',
      grams: part.grams ?? 0,
    }))
    const again = documentFor(profile, {
      seed: 9,
      locked: [{ ...lock, parts }],
    }).days[0]?.dinner
    expect(again?.parts).toEqual(known.parts)
    const older = documentFor(profile, { seed: 9, locked: [lock] }).days[0]?.dinner
    expect(older?.recipe_id).toBe(known.recipe_id)
    expect(older?.safe_food).toBeDefined()
  })
})
