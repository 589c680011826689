import { describe, expect, it } from 'vitest'
import { products } from '../products/products.ts'
import { findPlainFoods } from './find-plain-foods.ts'
import { mayBe } from './may-be.ts'
import { plainFoods } from './plain-foods.ts'

const brands = new Set(
  plainFoods.flatMap(({ name, typedAs, brands }) =>
    [name, ...typedAs, ...brands].map((one) => one.toLowerCase()),
  ),
)

describe('a product that a parent names', () => {
  it('is a plain food of its own kind, or none', () => {
    const others = products
      .filter(({ name }) => !brands.has(name.toLowerCase()))
      .flatMap(({ name, category }) => {
        const [found] = findPlainFoods(name)
        return found && !mayBe(category, found.group) ? [`${name}: ${found.id}`] : []
      })
    expect(others).toEqual([])
  })

  it.each([
    ['Tootsie Roll', null],
    ['Tootsie Pops', null],
    ['Cadbury egg', null],
    ['Nestle Drumstick', 'ice-cream-cone'],
    ['samoas', null],
    ['puffins', null],
    ['Kashi cereal', null],
    ['Siete tortilla chips', 'tortilla-chips'],
    ['BBQ Lays', 'flavored-potato-chips'],
    ["Campbell's tomato", 'tomato-soup'],
    ['Planters peanuts', 'peanuts'],
    ['Eggo waffles', 'waffles'],
    ["M&M's peanut", 'candy-coated-chocolate'],
    ['cheese pizza from little caesars', 'cheese-pizza'],
  ])('%s is %s', (typed, id) => {
    expect(findPlainFoods(typed)[0]?.id ?? null).toBe(id)
  })
})
