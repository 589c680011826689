import { expect, it } from 'vitest'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { generatorOf } from './generator-of.ts'

const ofDinner = (recipe_id: string) =>
  generatorOf(buildPlan([{}, { dinner: buildDish({ recipe_id }), snacks: [] }]))

it('a plan with a dish that a model proposed is told to be of both', () => {
  expect(ofDinner('model-noodles')).toBe('planner_and_model')
  expect(ofDinner('noodles')).toBe('planner')
  expect(ofDinner('new-model-noodles')).toBe('planner')
  expect(generatorOf(buildPlan([{}]))).toBe('planner')
})
