import { describe, expect, it } from 'vitest'
import { findPlainFoods } from '../plain-foods/find-plain-foods.ts'
import { groupsBrought, isNearly } from './groups-brought.ts'

function formOf(typed: string) {
  const [plain] = findPlainFoods(typed)
  if (!plain) throw new Error(`No plain food is called ${typed}`)
  return { id: plain.id, group: plain.group }
}

const brought = (typed: string) => groupsBrought(formOf(typed))

describe('the food groups of a food', () => {
  it('are those of its form', () => {
    expect(brought('bananas')).toEqual(['fruit'])
    expect(brought('broccoli')).toEqual(['vegetables'])
    expect(brought('white toast')).toEqual(['grains'])
    expect(brought('chicken nuggets')).toEqual(['protein-foods'])
    expect(brought('string cheese')).toEqual(['dairy'])
  })

  it('are those of what a mixed food is made of', () => {
    expect(brought('cheese pizza')).toEqual(['grains', 'dairy'])
    expect(brought('pepperoni pizza')).toEqual(['grains', 'protein-foods', 'dairy'])
    expect(brought('mac and cheese')).toEqual(['grains', 'dairy'])
    expect(brought('peanut butter and jelly sandwich')).toContain('protein-foods')
  })

  it('are those of the ordinary food for its variant: a drink in place of milk is of the dairy group', () => {
    expect(brought('dairy-free cheese pizza')).toEqual(['grains', 'dairy'])
    expect(brought('soy milk')).toEqual(['dairy'])
  })

  it('are none for sweets, sauces and juice, and for potatoes, which are told as all there is', () => {
    for (const typed of ['gummy candy', 'ketchup', 'soda']) expect(brought(typed)).toEqual([])
    expect(brought('french fries')).toEqual([])
    expect(isNearly(formOf('french fries'), 'vegetables')).toBe(true)
    expect(isNearly(formOf('apple juice'), 'fruit')).toBe(true)
    expect(isNearly(formOf('apple juice'), 'vegetables')).toBe(false)
  })
})
