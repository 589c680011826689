import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

/** As a language model proposes one, and nothing that our own list has. */
const pizza: Recipe = {
  id: 'model-pizza',
  version: 1,
  course: 'dinner',
  name: 'Sunny cheese pizza',
  cuisine: 'american',
  category: 3602,
  group: 'pizza',
  standsFor: [],
  onlyFor: [],
  servings: 1,
  ingredients: [
    { food: 'pizza-base', grams: 120 },
    { food: 'mozzarella', grams: 60 },
    { food: 'tomato-passata', grams: 60 },
  ],
  steps: [
    'Top the [pizza-base] with the [tomato-passata] and the [mozzarella].',
    'Bake for 12 minutes.',
  ],
  activeMinutes: 5,
  totalMinutes: 20,
  textures: ['chewy'],
  temperature: 'hot',
  flavour: 'mild',
  equipment: [],
  freezes: false,
  lunchBox: false,
  picture: ['pizza'],
}

const locked = Array.from({ length: 7 }, (_, day) => ({
  day,
  slot: 'dinner' as const,
  recipeId: pizza.id,
  servings: 1,
}))

/** The dinners of a plan whose every dinner is asked to be the pizza. */
function dinnersOf(facts: Partial<ProfileFacts>, isLocked: boolean) {
  const outcome = composePlan({
    child: buildFacts(facts),
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 4,
    steps: 300,
    recipes: [pizza],
    locked: isLocked ? locked : [],
  })
  if (outcome.kind !== 'plan') throw new Error('No plan')
  return outcome.planData.days.map(({ dinner }) => dinner)
}

const safe_foods = ['chicken nuggets', 'plain pasta', 'banana', 'crackers', 'rice']

describe('a dish that is not ours', () => {
  it('stands as the main part, with a food that the child eats beside it', () => {
    for (const { recipe_id, parts = [] } of dinnersOf({ safe_foods }, true)) {
      expect(recipe_id).toBe(pizza.id)
      expect(parts.map(({ role }) => role)).toEqual(['main', 'accepted'])
    }
  })

  it('takes no place of what is eaten where that is nearly all', () => {
    const dinners = dinnersOf({ safe_foods, safe_foods_nearly_all: true }, false)
    expect(dinners.map(({ recipe_id }) => recipe_id)).not.toContain(pizza.id)
    for (const { parts = [] } of dinners) expect(parts[0]?.role).toBe('accepted')
  })

  it.each([
    { refused_foods: ['cheese pizza'] },
    { refused_foods: ['pizza'] },
    { refused_foods: ['dairy'] },
    { textures_avoided: ['chewy' as const] },
    { foods_said: [{ food: 'pizza', says: 'never_again' as const, said_on: '2026-11-01' }] },
    { allergies: ['milk'] },
  ])('is none for %j, though it were kept from before', (facts) => {
    const ids = dinnersOf(facts, true).map(({ recipe_id }) => recipe_id)
    expect(ids).not.toContain(pizza.id)
  })
})
