import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { othersDish } from './others-dish.ts'

const part = (name: string, changes: Partial<PlatePart> = {}): PlatePart => ({
  name,
  role: 'main',
  typed: null,
  energy_kcal: 100,
  ingredients: ['1 line'],
  grams: 100,
  ...changes,
})

it('is the dish of ours that everyone but the child has', () => {
  const nuggets = part('Nuggets')
  const chili = part('Turkey chili', { recipe_id: 'turkey-chili', for_others: { portions: 3 } })
  expect(othersDish({ parts: [nuggets, chili] })).toBe('The others: Turkey chili')
  expect(othersDish({ parts: [nuggets] })).toBeNull()
  expect(othersDish({})).toBeNull()
})

it('is no food of one sibling alone', () => {
  const own = part('Toast', { food_id: 'toast', for_others: { portions: 1, child_ids: ['x'] } })
  expect(othersDish({ parts: [part('Nuggets'), own] })).toBeNull()
})
