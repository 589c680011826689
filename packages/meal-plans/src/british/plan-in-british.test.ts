import type { ShoppingItem } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { buildPlan } from '../testing/build-plan.ts'
import { planInBritish } from './plan-in-british.ts'

const item = (name: string, buy: string): ShoppingItem => ({
  ...{ name, buy, aisle: 'snacks', aisle_id: 'snacks', line: name },
  ...{ food_id: name, needed_grams: 100, for_foods: [] },
})

const listOf = (items: ShoppingItem[]) => ({
  shopping_items: items,
  shopping_list: items.map(({ name, buy }) => `${name}: ${buy}`),
})

it('buys by its American name what its British breaks a rule by, and the rest by its British', () => {
  const plan = buildPlan([{}], {
    ...listOf([item('shrimp chips', '1 bag (5 oz)'), item('zucchini', '2')]),
    general_tips: ['Keep the yogurt cold.'],
  })
  const said = planInBritish(plan, buildFacts({ allergies: ['sesame'] }))
  expect(said.shopping_list).toEqual(['shrimp chips: 1 bag (5 oz)', 'courgettes: 2'])
  expect(said.general_tips).toEqual(['Keep the yoghurt cold.'])
  const free = planInBritish(plan, buildFacts())
  expect(free.shopping_list).toEqual(['prawn crackers: 1 bag (140 g)', 'courgettes: 2'])
})

it('counts the packs within a pack as British shops do', () => {
  const plan = buildPlan([{}], listOf([item('vanilla pudding', '1 pack (4 cups)')]))
  expect(planInBritish(plan, buildFacts()).shopping_list).toEqual([
    'vanilla dessert: 1 pack (4 pots)',
  ])
})

it('is no worse by a tip that reads alike in both and was read where the plan was made', () => {
  const text = 'Counted as eaten: pita bread.'
  const tip = { key: 'known.counted', params: { foods: ['pita bread'] }, text }
  const part = {
    name: 'Pita bread',
    role: 'accepted' as const,
    typed: 'pita bread',
    food_id: 'pita',
  }
  const plan = buildPlan(
    [
      {
        lunch: {
          name: 'Pita bread',
          ingredients: [],
          prep_time: '',
          benefits: '',
          people: 1,
          foods: [],
          parts: [{ ...part, energy_kcal: null, ingredients: [], grams: null }],
        },
      },
    ],
    { ...listOf([item('zucchini', '2')]), general_tips: [text], tip_texts: [tip] },
  )
  const child = buildFacts({ allergies: ['soy'], safe_foods: ['pita bread'] })
  expect(planInBritish(plan, child).shopping_list).toEqual(['courgettes: 2'])
})
