import { describe, expect, it } from 'vitest'
import { foodGroupTable } from '../../compiled/food-groups.js'
import { products } from '../products/products.ts'
import { isFormula } from './is-formula.ts'

describe('formula and drinks that a clinician orders', () => {
  it.each([
    ...['PediaSure', 'Ensure', 'Kate Farms', 'Neocate Junior', 'Boost Kid Essentials'],
    ...['Carnation Breakfast Essentials', 'Orgain', 'EleCare', 'Similac', 'nutrition drink'],
  ])('are known by name: %s', (typed) => {
    expect(isFormula(typed)).toBe(true)
  })

  it.each(['milk', 'Nesquik', 'Pedialyte', 'oat milk', 'smoothie', 'Gerber cereal', 'juice'])(
    'are no other drinks: %s',
    (typed) => {
      expect(isFormula(typed)).toBe(false)
    },
  )

  it('are named by products that there are', () => {
    const ids = products.map(({ id }) => id)
    const { formula } = foodGroupTable
    expect(ids).toEqual(expect.arrayContaining([...formula.products, ...formula.but]))
    const kinds = products.map(({ category }) => category)
    expect(kinds).toEqual(expect.arrayContaining([...formula.categories]))
  })
})
