import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { dishName } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { explainInfeasible } from '../rules/infeasible.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

const dishesFor = (changes: Partial<PlannerProfile>) => {
  const profile = buildProfile(changes)
  return allRecipes.flatMap((recipe) => legalDish(recipe, profile).dish ?? [])
}
const dishesAlone = { recipes: allRecipes, plainFoods: [] }

const foodsOf = (changes: Partial<PlannerProfile>) =>
  new Set(dishesFor(changes).flatMap(({ ingredients }) => ingredients.map(({ food }) => food.id)))

describe('what is never again', () => {
  it('is in no dish and no dish’s name, as if it were refused', () => {
    expect(foodsOf({})).toContain('banana')
    expect(foodsOf({ neverFoods: ['bananas'] })).not.toContain('banana')
    for (const word of ['fish', 'carrots', 'blorb', 'bread']) {
      const names = (changes: Partial<PlannerProfile>) => dishesFor(changes).map(dishName)
      expect(names({ neverFoods: [word] })).toEqual(names({ refusedFoods: [word] }))
    }
  })

  it('is beaten by no form that is eaten, as a refused group is', () => {
    const safeFoods = [safeFood('tuna'), safeFood('salmon patties')]
    const count = (changes: Partial<PlannerProfile>) => dishesFor(changes).length
    const never = count({ neverFoods: ['fish'] })
    expect(count({ refusedFoods: ['fish'], safeFoods })).toBeGreaterThan(never)
    expect(count({ neverFoods: ['fish'], safeFoods })).toBe(never)
    expect(count({ refusedFoods: ['fish'], neverFoods: ['fish'], safeFoods })).toBe(never)
  })

  it('is named as the rule, and never offered to be relaxed', () => {
    const profile = buildProfile({ neverFoods: ['juice'] })
    const { clashes, relax } = explainInfeasible(dishesAlone, profile)
    expect(clashes).toEqual([{ kind: 'never', id: 'juice' }])
    expect(relax).toEqual([])
  })

  it('stays a rule where the same word is refused too', () => {
    const profile = buildProfile({ neverFoods: ['juice'], refusedFoods: ['juice'] })
    expect(explainInfeasible(dishesAlone, profile).relax).toEqual([])
  })
})

describe('a food on a pause', () => {
  it('gives its name to no dish, and leaves other dishes of the same food', () => {
    const paused = { pausedFoods: ['Bananas'] }
    expect(dishesFor(paused).map(dishName).join('\n')).not.toMatch(/\bbananas?\b/iu)
    expect(foodsOf(paused)).toContain('banana')
    expect(foodsOf({ pausedFoods: ['plain pasta'] })).toContain('pasta-dry')
  })

  it('is a wish that may be relaxed', () => {
    const { clashes, relax } = explainInfeasible(
      dishesAlone,
      buildProfile({ pausedFoods: ['juice'] }),
    )
    expect([clashes, relax]).toEqual([
      [{ kind: 'paused', id: 'juice' }],
      [{ kind: 'paused', id: 'juice' }],
    ])
  })
})
