import { describe, expect, it } from 'vitest'
import { kindOfDish } from './kind-of-dish.ts'

describe('the kind of a dish of which nobody has said it', () => {
  it('is that of our dish of the course which shares most of its food, by weight', () => {
    const pizza = [
      { food: 'pizza-base', grams: 280 },
      { food: 'mozzarella', grams: 100 },
      { food: 'tomato-passata', grams: 80 },
      { food: 'mushroom', grams: 40 },
    ]
    expect(kindOfDish('dinner', pizza)).toEqual({ category: 3602, group: 'pizza' })
    const oatmeal = [
      { food: 'rolled-oats', grams: 80 },
      { food: 'water', grams: 900 },
      { food: 'milk-whole', grams: 300 },
      { food: 'pear', grams: 100 },
    ]
    expect(kindOfDish('breakfast', oatmeal)).toEqual({ category: 4802, group: 'hot-cereal' })
  })
})
