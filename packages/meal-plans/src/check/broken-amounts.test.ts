import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { describe, expect, it } from 'vitest'
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
