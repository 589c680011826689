import type { Meal, PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { buildProfile, safeFood } from '@brightplate/planner/testing/build-profile'
import { describe, expect, it } from 'vitest'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { brokenAmounts } from './broken-amounts.ts'

type Foods = readonly (readonly [food: string, grams: number])[]

const dish = (foods: Foods, people: number, childLines: number) => ({
  name: 'A dish',
  ingredients: [],
  prep_time: '',
  benefits: '',
  people,
  foods: foods.map(([food_id, grams]) => ({ food_id, grams })),
  safe_food: { typed: '', served: 'side' as const, side_lines: childLines },
})

const dayOf = (
  lunch: Foods,
  dinner: Foods,
  people = 1,
  childLines = 0,
): Pick<PlanData, 'days'> => ({
  days: [
    {
      day: 1,
      breakfast: dish([], people, 0),
      lunch: dish(lunch, people, 0),
      dinner: dish(dinner, people, childLines),
      snacks: [],
      juice: { name: '', ingredients: [], preparation: [], benefits: '', people, foods: [] },
    },
  ],
})

const limitsOf = (plan: Pick<PlanData, 'days'>, ageYears = 7) =>
  brokenAmounts(plan, buildProfile({ ageYears }))

describe('what a finished plan counts', () => {
  it.each([
    ['bread-gluten-free', 70],
    ['burger-bun-gluten-free', 60],
    ['pizza-base-gluten-free', 90],
    ['flour-gluten-free', 30],
    ['rice-noodles', 50],
  ])('%s beside a dish of rice is one rice dish too many', (food, grams) => {
    const plan = dayOf([['rice-white', 40]], [[food, grams]])
    expect(limitsOf(plan)).toEqual([{ limit: 'rice-dishes', day: 0, slot: 'dinner' }])
  })

  it.each([
    ['bread-white', 70],
    ['tortilla-corn', 48],
    ['flour-gluten-free', 4],
  ])('%s in %i g is none', (food, grams) => {
    expect(limitsOf(dayOf([['rice-white', 40]], [[food, grams]]))).toEqual([])
  })

  it('is the child’s part of a dish for all, and the whole of what is for the child alone', () => {
    const fish: Foods = [['salmon', 100]]
    expect(limitsOf(dayOf([], fish, 2))).toEqual([])
    expect(limitsOf(dayOf([], fish, 2, 1))).toEqual([
      { limit: 'fish-serving', day: 0, slot: 'dinner' },
    ])
  })

  it('holds evaporated milk for twice its weight, and fish sauce for no fish', () => {
    const milk = dayOf([['evaporated-milk', 130]], [['evaporated-milk', 130]])
    expect(limitsOf(milk, 3)).toEqual([{ limit: 'cows-milk', day: 0, slot: 'dinner' }])
    expect(limitsOf(dayOf([['fish-sauce', 60]], []), 3)).toEqual([])
  })
})

describe('a limit that is counted', () => {
  const of = (food_id: string, grams: number, changes: Partial<Meal> = {}) =>
    buildDish({ foods: [{ food_id, grams }], ...changes })
  const told = (days: Parameters<typeof buildPlan>[0], profile: Partial<PlannerProfile> = {}) =>
    brokenAmounts(buildPlan(days), buildProfile(profile)).map(
      ({ limit, day, slot }) => `${limit} ${day}/${slot}`,
    )
  const fish = { dinner: of('salmon', 50) }
  const rice = of('rice-white', 40)

  it('over a week is one of its seven days together, and begins again on day 8', () => {
    expect(told([fish, {}, {}, fish])).toEqual([])
    expect(told([fish, {}, {}, fish, {}, {}, fish])).toEqual(['fish-meals 6/dinner'])
    expect(told([fish, {}, {}, {}, {}, {}, fish, fish, fish])).toEqual([])
    expect(told([{}, {}, {}, {}, {}, {}, {}, fish, fish, fish])).toEqual(['fish-meals 9/dinner'])
  })

  it('over a day is one of that day', () => {
    expect(told([{ lunch: rice }, { lunch: rice }])).toEqual([])
    expect(told([{}, { lunch: rice, dinner: rice }])).toEqual(['rice-dishes 1/dinner'])
  })

  it('by dishes is one of each dish, however much of it there is', () => {
    const twice = buildDish({
      foods: [
        { food_id: 'rice-white', grams: 40 },
        { food_id: 'rice-noodles', grams: 40 },
      ],
    })
    expect(told([{ lunch: twice }])).toEqual([])
  })

  it('is told at each meal that goes on beyond it, and at none without the food', () => {
    const day = { breakfast: rice, lunch: rice, dinner: buildDish(), snacks: [rice] }
    expect(told([day])).toEqual(['rice-dishes 0/lunch', 'rice-dishes 0/snack_1'])
  })

  it('of juice is one of all that is poured at the drink of the day and of juice elsewhere', () => {
    const poured = (grams: number, snack: number) => [
      {
        juice: {
          name: 'Apple and carrot',
          ingredients: [],
          preparation: [],
          benefits: '',
          people: 1,
          foods: [{ food_id: 'carrot', grams }],
        },
        snacks: [of('orange-juice', snack)],
      },
    ]
    expect(told(poured(180, 60))).toEqual([])
    expect(told(poured(180, 61))).toEqual(['juice 0/juice'])
    expect(told(poured(120, 0), { ageYears: 3 })).toEqual([])
    expect(told(poured(121, 0), { ageYears: 3 })).toEqual(['juice 0/juice'])
  })

  it('of milk is one of young children alone', () => {
    const milk = [{ breakfast: of('milk-whole', 250), dinner: of('milk-whole', 231) }]
    expect(told(milk, { ageYears: 3 })).toEqual(['cows-milk 0/dinner'])
    expect(told(milk, { ageYears: 4 })).toEqual([])
    expect(told([{ breakfast: of('milk-whole', 2000) }], { ageYears: 5 })).toEqual([])
    expect(told([{ breakfast: of('milk-whole', 480) }], { ageYears: 3 })).toEqual([])
  })

  it('counts nothing of a dish that does not tell for how many it is', () => {
    const unknown = of('rice-white', 40, { people: undefined })
    expect(told([{ breakfast: unknown, lunch: unknown, dinner: rice }])).toEqual([])
  })

  describe('of guidance yields to what the child eats already, where that is nearly all', () => {
    const part = (role: 'accepted' | 'main') => [buildPart({ role, ingredients: ['rice'] })]
    const day = (role: 'accepted' | 'main') => [
      {
        lunch: of('rice-white', 40, { parts: part(role) }),
        dinner: of('rice-white', 40, { parts: part(role) }),
      },
    ]

    it('and to no other food, and not where other foods are eaten too', () => {
      expect(told(day('accepted'), { safeFoodsNearlyAll: true })).toEqual([])
      expect(told(day('main'), { safeFoodsNearlyAll: true })).toEqual(['rice-dishes 0/dinner'])
      expect(told(day('accepted'))).toEqual(['rice-dishes 0/dinner'])
    })

    it('and a limit for the child’s health does not', () => {
      const parts = part('accepted')
      const milk = [{ breakfast: of('milk-whole', 481, { parts }) }]
      expect(told(milk, { ageYears: 3, safeFoodsNearlyAll: true })).toEqual([
        'cows-milk 0/breakfast',
      ])
    })
  })

  describe('of a serving of fish', () => {
    it.each([
      [3, 28],
      [4, 57],
      [7, 57],
      [8, 85],
      [11, 113],
    ])('at age %i is %i g', (ageYears, grams) => {
      expect(told([{ lunch: of('salmon', grams) }], { ageYears })).toEqual([])
      expect(told([{ lunch: of('salmon', grams + 1) }], { ageYears })).toEqual([
        'fish-serving 0/lunch',
      ])
    })

    it('yields to a listed fish where the list is nearly all and under five foods, and to no other', () => {
      const lunch = (role: 'accepted' | 'main') => [
        { lunch: of('salmon', 90, { parts: [buildPart({ role, ingredients: ['salmon'] })] }) },
      ]
      const foods = (count: number) => Array.from({ length: count }, (_, at) => safeFood(`f${at}`))
      const few = { safeFoodsNearlyAll: true, safeFoods: foods(4) }
      const more = { safeFoodsNearlyAll: true, safeFoods: foods(5) }
      expect(told(lunch('accepted'), few)).toEqual([])
      expect(told(lunch('main'), few)).toEqual(['fish-serving 0/lunch'])
      expect(told(lunch('accepted'), more)).toEqual(['fish-serving 0/lunch'])
    })
  })
})
