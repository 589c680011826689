import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { courses } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { refusalOf } from './refusals-of-profile.ts'
import { refusesPlainFood } from './refused-plain-food.ts'

/** What is in place of milk or wheat has another name for each of them. */
const families = [
  buildProfile(),
  buildProfile({}, { allergens: ['milk'] }),
  buildProfile({}, { allergens: ['wheat'] }),
  buildProfile({ ageYears: 3 }, { allergens: ['wheat', 'milk'], diets: ['gluten-free'] }),
]

describe('a refused plain food, asked for one course and child after another,', () => {
  it.each([
    'cheese',
    'wheat bread',
    'gluten-free',
    'mushy foods',
    'juice',
    'cold foods',
    'tomato soup',
    'raw vegetables',
    'yogurt but not strawberry yogurt',
  ])('is what it is when it is asked alone: "%s"', (typed) => {
    const refusal = refusalOf(typed, [])
    let refused = 0
    for (const profile of families) {
      for (const course of courses) {
        for (const plain of plainFoods) {
          const { dish } = plainDish(plain, course, profile)
          if (!dish) continue
          // Terms of their own, of which nothing is remembered.
          const alone = structuredClone(refusal)
          const answer = refusesPlainFood(plain, dish, refusal)
          expect(answer, `${plain.id} at ${course}`).toBe(refusesPlainFood(plain, dish, alone))
          if (answer) refused += 1
        }
      }
    }
    expect(refused).toBeGreaterThan(0)
  })
})
