import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { describe, expect, it } from 'vitest'
import { buildPlan } from '../build-plan.ts'
import { thingsToDo } from './things-to-do.ts'

const said = (text: string) => ({ key: 'ahead.thaw', params: {}, text })

const plan = buildPlan(
  {},
  {
    shopping_items: [
      { food_id: 'apple', name: 'apples', aisle: 'fruit', needed_grams: 100, buy: '1' },
      { food_id: 'carrot', name: 'carrots', aisle: 'vegetables', needed_grams: 100, buy: '1' },
    ],
    prepared_ahead: [
      {
        kind: 'thaw',
        day: 1,
        date: '2026-11-23',
        meals: [{ day: 2, slot: 'dinner' }],
        text: said('Move the pasta to the fridge.'),
        ingredients: [],
        steps: [],
        active_minutes: 1,
      },
    ],
  },
)

const inCart = (line: string): ShoppingMark => ({
  line,
  state: 'in_cart',
  lasting: false,
  changed_at: '2026-11-22T13:00:00.000Z',
})

const told = (today: string, marks: ShoppingMark[] = []) =>
  thingsToDo(plan, today, marks).map(({ text }) => text)

describe('what is to do today', () => {
  it('is the trip to the shop on the day before the plan, with what is left of it', () => {
    expect(told('2026-11-22')).toEqual(['Shop for 2 things on the list'])
    expect(told('2026-11-22', [inCart('apple')])).toEqual(['Shop for 1 thing on the list'])
    expect(told('2026-11-22', [inCart('apple'), inCart('carrot')])).toEqual([])
  })

  it('is what is to be thawed on its day', () => {
    expect(told('2026-11-23')).toEqual(['Move the pasta to the fridge.'])
    expect(thingsToDo(plan, '2026-11-23', [])[0]?.to).toBe(`/meal-plan/${plan.id}?day=1`)
  })

  it('is nothing on other days', () => {
    expect(told('2026-11-24')).toEqual([])
    expect(told('2026-11-20')).toEqual([])
  })
})
