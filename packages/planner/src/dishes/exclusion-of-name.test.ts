import { describe, expect, it } from 'vitest'
import { exclusionOfName } from './exclusion-of-name.ts'

const none = { allergens: [], diets: [] } as const
const wheat = { ...none, allergens: ['wheat'] } as const
const gluten = { allergens: ['wheat', 'barley', 'rye'], diets: ['gluten-free'] } as const

describe('a dish whose name is that of what a child must not have', () => {
  it.each([
    ['Banana pancakes', wheat, 'wheat-free'],
    ['Banana pancakes', gluten, 'gluten-free'],
    ['Jelly sandwich', gluten, 'gluten-free'],
    ['English muffin pizzas', { ...none, allergens: ['milk'] }, 'dairy-free'],
    ['Pizza', { allergens: ['wheat', 'milk'], diets: [] }, 'wheat-free and dairy-free'],
  ] as const)('"%s" says so first', (name, rules, said) => {
    expect(exclusionOfName(name, rules)).toBe(said)
  })

  it.each([
    ['Banana pancakes', none],
    ['Banana pancakes', { ...none, allergens: ['peanut'] }],
    ['Gluten-free pizza', gluten],
    ['Cheese pizza on corn tortilla', wheat],
    ['Roast chicken with potatoes', gluten],
    ['Vegan pizza', { ...none, allergens: ['milk'] }],
  ] as const)('"%s" says nothing that it says already, or that nobody asks', (name, rules) => {
    expect(exclusionOfName(name, rules)).toBe('')
  })
})
