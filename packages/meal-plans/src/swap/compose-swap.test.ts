import { writeDish } from '@brightplate/planner/writing/write-dish'
import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composeSwap } from './compose-swap.ts'

const baked: Recipe = {
  id: 'potatoes-of-the-test',
  version: 1,
  course: 'dinner',
  name: 'Potatoes with beans',
  cuisine: 'american',
  category: 6802,
  group: 'potato',
  standsFor: [],
  onlyFor: [],
  servings: 1,
  ingredients: [
    { food: 'potato', grams: 250 },
    { food: 'black-beans-canned', grams: 120 },
    { food: 'olive-oil', grams: 10 },
  ],
  steps: ['Bake the [potato] until soft.', 'Add the [black-beans-canned] and the [olive-oil].'],
  activeMinutes: 10,
  totalMinutes: 60,
  textures: ['soft'],
  temperature: 'hot',
  flavour: 'mild',
  equipment: [],
  freezes: false,
  lunchBox: false,
  picture: ['potatoes'],
}

const startDate = '2026-11-23'
const slot = 'dinner' as const

/** A plan of the child, and its third dinner changed for a recipe. */
function swapped(
  facts: Partial<ProfileFacts>,
  changes: Partial<Recipe>,
  write: typeof writeDish = writeDish,
) {
  const child = buildFacts(facts)
  const composed = composePlan({ child, startDate, durationDays: 7, seed: 3, steps: 200 })
  if (composed.kind !== 'plan') throw new Error('No plan')
  const recipes = [{ ...baked, ...changes }]
  const { planData } = composed
  const request = { child, startDate, planData, day: 2, slot, recipeId: baked.id, recipes }
  return composeSwap(request, write)
}

const milk = { allergies: ['milk'] }

describe('a swap', () => {
  it('brings the dish that was asked for', () => {
    const outcome = swapped(milk, {})
    expect(outcome.kind === 'swapped' && outcome.planData.days[2]?.dinner.recipe_id).toBe(baked.id)
  })

  it.each([
    ['a name', { name: 'Cheese potatoes' }],
    ['a step', { steps: [...baked.steps, 'Stir in the ghee.'] }],
    [
      'a preparation',
      {
        ingredients: baked.ingredients.map((one) =>
          one.food === 'potato' ? { ...one, prep: 'mashed with butter' } : one,
        ),
      },
    ],
  ])('is refused where %s tells of an allergen that no flag does', (_, changes) => {
    expect(swapped(milk, changes)).toEqual({ kind: 'refused' })
    expect(swapped({}, changes).kind).toBe('swapped')
  })

  it.each([
    ['a line', { ingredients: ['1 tbsp ghee (14 g)'] }],
    ['a name', { name: 'Potatoes with cream' }],
    ['what stands beside it', { beside: ['cheese sticks'] }],
  ])('is refused where %s of the written dish does, whatever the recipe said', (_, words) => {
    const wrong: typeof writeDish = (...dish) => ({ ...writeDish(...dish), ...words })
    expect(swapped(milk, {}, wrong)).toEqual({ kind: 'refused' })
    expect(swapped({}, {}, wrong).kind).toBe('swapped')
  })
})
