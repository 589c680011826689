import { describe, expect, it } from 'vitest'
import { householdNotes, leftOutOfHousehold, namesOf, withWhose } from './household-words.ts'

const plans = [
  { id: 'a', child_name: 'Leo', start_date: '2026-11-23', created_at: '2026-11-22T10:00:00Z' },
  { id: 'b', child_name: 'Mia', start_date: '2026-11-23', created_at: '2026-11-22T11:00:00Z' },
]
const item = { food_id: 'egg', name: 'eggs', aisle: 'dairy', needed_grams: 100, buy: '1 dozen' }
const list = {
  plans,
  trips: ['2026-11-23'],
  shopping_items: [],
  staples: [],
  cost: null,
  bought_once: 0,
  eats_of_both: [],
  left_out: 0,
}

describe('one list of a household', () => {
  it('names its children, and whose a line is that is not for all', () => {
    expect(namesOf({ plans })).toBe('Leo and Mia')
    const items = [
      { ...item, plan_ids: ['a', 'b'] },
      { ...item, plan_ids: ['b'] },
    ]
    expect(withWhose({ plans }, items).map(({ whose }) => whose)).toEqual([undefined, 'for Mia'])
  })

  it('says what it buys once, what twice and what it leaves out', () => {
    expect([...householdNotes(list), ...leftOutOfHousehold(list)]).toEqual([])
    expect(leftOutOfHousehold({ ...list, left_out: 1 })).toEqual([
      'Dishes that no longer fit a profile are left out of this list.',
    ])
    const said = householdNotes({
      ...list,
      bought_once: 2,
      eats_of_both: [{ child_name: 'Mia', plan_id: 'a' }],
    })
    expect(said).toEqual([
      '2 meals are the same in both plans on one day: each is bought once, in the larger pot.',
      'Mia has a plan, and a plate in Leo’s plan too. Where the meals differ, this list buys both. To buy less, make Leo’s next plan without Mia.',
    ])
  })
})
