import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { shoppingListText } from './shopping-list-text.ts'

const shopping_items = [
  { food_id: 'apple', name: 'apples', aisle: 'fruit', needed_grams: 637, buy: '4' },
  { food_id: 'carrot', name: 'carrots', aisle: 'vegetables', needed_grams: 120, buy: '2' },
]
const data = { days: [buildDay(1)], shopping_items }

describe('the shopping list as text', () => {
  it('goes by aisle and ends with what it was checked against', () => {
    expect(shoppingListText(buildPlan({}, data))).toBe(
      [
        'Shopping list',
        'Meal Plan for Robin',
        '',
        'Fruit',
        '- apples: 4 (637 g)',
        '',
        'Vegetables',
        '- carrots: 2 (120 g)',
        '',
        'Checked against milk and peanut by ingredient. Read every label.',
        '',
      ].join('\n'),
    )
  })

  it('goes by trip where there are two, and ends with what a home has', () => {
    const [apples, carrots] = shopping_items
    if (!apples || !carrots) throw new Error('no items')
    const keeping = { key: '', params: {}, text: 'Freeze it.' }
    const two = {
      ...data,
      shopping_items: [
        { ...apples, keeping },
        { ...apples, trip: 2 },
      ],
      staples: [carrots],
    }
    const text = shoppingListText(buildPlan({}, two))
    expect(text).toContain('FIRST TRIP')
    expect(text).toContain('- apples: 4 (637 g). Freeze it.\n\nSECOND TRIP\n\nFruit\n')
    expect(text).toContain('\n\nCheck that you have\n- carrots\n')
  })

  it('says what the food costs, and what that leaves out', () => {
    const text = (words: string) => ({ key: '', params: {}, text: words })
    const cost = { usd: 46, child_usd_a_day: 6, basis: text('Prices.'), left_out: text('Not tax.') }
    expect(shoppingListText(buildPlan({}, { ...data, cost }))).toContain(
      'Robin’s share is about $6.00 a day.\nPrices. Not tax.\n',
    )
  })

  it('says what could not be checked', () => {
    const text = 'We could not check for xyz. Read every label.'
    const unchecked = { key: 'tip.unchecked', params: {}, text }
    expect(shoppingListText(buildPlan({}, { ...data, unchecked }))).toContain(text)
  })

  it('leaves out what only a dish needs that no longer fits', () => {
    const warnings = [{ day: 1, slot: 'lunch', dish: 'Soup', text: '' } as const]
    expect(shoppingListText(buildPlan({ warnings }, data))).not.toContain('carrots')
  })

  it('is the plain list where a plan has no items', () => {
    expect(shoppingListText(buildPlan())).toContain('\n- apples: 2\n')
  })

  it('is empty where there is no list', () => {
    expect(shoppingListText(buildPlan({}, { shopping_list: [] }))).toBe('')
  })
})
