import { describe, expect, it } from 'vitest'
import { typedName } from './typed-name.ts'

describe('what a parent calls a food', () => {
  it.each([
    ['chips sometimes', 'chips'],
    ['Sometimes spaghetti', 'spaghetti'],
    ['bananas (sometimes)', 'bananas'],
    ["Reese's puffs most days", "Reese's puffs"],
    ['rice (one brand only)', 'rice'],
    ['French toast (shop bought only)', 'French toast'],
    ['He eats horizon milk', 'horizon milk'],
    ['Smoothies are ok', 'Smoothies'],
    ['For lunch he has rice', 'rice'],
  ])('of %j is %j: neither how often nor by whom', (typed, said) => {
    expect(typedName(typed)).toBe(said)
  })

  it.each([
    'Tyson chicken nuggets',
    'Petits Filous (strawberry only)',
    'toast (gluten free)',
    'white bread, crusts off',
    'nuggets (dino ones only)',
    'sometimes',
  ])('keeps %j, as all of it says which food', (typed) => {
    expect(typedName(typed)).toBe(typed)
  })
})
