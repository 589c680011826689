import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { dishOfPhoto } from './dish-of-photo.ts'

const part = (changes: Partial<PlatePart>): PlatePart => ({
  name: 'Rice',
  role: 'main',
  typed: null,
  energy_kcal: 100,
  ingredients: [],
  grams: 100,
  ...changes,
})

describe('a photo of a meal', () => {
  it('is of the dish that the meal is built upon, whatever stands beside it', () => {
    const parts = [
      part({ name: 'Chicken curry', recipe_id: 'chicken-curry' }),
      part({ name: 'Peas', food_id: 'peas' }),
    ]
    expect(dishOfPhoto({ name: 'Chicken curry and peas', parts })).toEqual({
      id: 'recipe:chicken-curry',
      name: 'Chicken curry',
    })
  })

  it('is of a plain food where the meal is built upon one', () => {
    const parts = [part({ name: 'Plain pasta', food_id: 'pasta', role: 'accepted' })]
    expect(dishOfPhoto({ name: 'Plain pasta', parts })?.id).toBe('pasta')
  })

  it('is of what the child eats, not of what stands there for others', () => {
    const parts = [
      part({ name: 'Stew', recipe_id: 'stew', for_others: { portions: 2 } }),
      part({ name: 'Bread', food_id: 'bread' }),
    ]
    expect(dishOfPhoto({ name: 'Stew', parts })?.id).toBe('bread')
  })

  it('is of the whole meal in a plan of before', () => {
    expect(dishOfPhoto({ name: 'Soup', recipe_id: 'soup' })?.id).toBe('recipe:soup')
    expect(dishOfPhoto({ name: 'Soup' })).toBeNull()
  })

  it('is of nothing that is known by a parent’s word alone', () => {
    expect(dishOfPhoto({ name: 'Grandma’s pie', parts: [part({})] })).toBeNull()
  })
})
