import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import { say } from '@brightplate/planner/texts/english'
import { expect, it } from 'vitest'
import { householdListInSpanish } from './household-list-in-spanish.ts'

const item = {
  food_id: 'apple',
  name: 'apples',
  aisle: 'fruit',
  needed_grams: 900,
  buy: '5',
  line: 'apple',
  keeping: say('shop.fresh', { day: 5, days: 4 }),
  plan_ids: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
}

const list: HouseholdShopping = {
  plans: [],
  trips: ['2026-11-23'],
  shopping_items: [item],
  staples: [],
  cost: { usd: 90, basis: say('cost.basis') },
  bought_once: 0,
  eats_of_both: [],
  left_out: 0,
}

it('says the list of several children in Spanish, for the same plans', () => {
  const { shopping_items: items, cost } = householdListInSpanish(list)
  expect(items[0]).toMatchObject({
    name: 'manzanas',
    aisle: 'frutas',
    buy: '5',
    line: 'apple',
    plan_ids: item.plan_ids,
  })
  expect(items[0]?.keeping?.text).toMatch(/^Dura unos 4 días: lo que es para el día 5/)
  expect(cost?.basis.text).toMatch(/^Precios promedio de Estados Unidos/)
})
