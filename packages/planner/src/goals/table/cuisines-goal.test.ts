import { isFoodOfCuisine, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { describe, expect, it } from 'vitest'
import { plan } from '../../plan.ts'
import type { PlannedDish } from '../../plan-document.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { buildProfile } from '../../testing/build-profile.ts'

const half = 7

function mainsOf(profile: Partial<PlannerProfile>): PlannedDish[] {
  const outcome = plan({
    profile: buildProfile({ ageYears: 6, ...profile }),
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 1,
    steps: 2100,
  })
  if (outcome.kind !== 'plan') throw new Error(JSON.stringify(outcome))
  return outcome.document.days.flatMap(({ lunch, dinner }) => [lunch, dinner])
}

const isMexican = ({ recipe_id: id, parts = [] }: PlannedDish) =>
  isRecipeOfCuisine(recipeOf(id)?.cuisine ?? '', ['mexican']) ||
  parts.some(
    ({ food_id: food, role }) => role === 'main' && isFoodOfCuisine(food ?? '', ['mexican']),
  )

describe('a week of a family that asks for a cuisine', () => {
  it('is of it in half of its lunches and dinners', () => {
    const mains = mainsOf({ cuisines: ['mexican'] })
    expect(mains.filter(isMexican).length).toBeGreaterThanOrEqual(half)
  })

  it('is like any other where nobody asks', () => {
    expect(mainsOf({}).filter(isMexican).length).toBeLessThan(half)
  })
})
