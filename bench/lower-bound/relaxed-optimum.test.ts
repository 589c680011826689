import { planCost } from '@brightplate/planner/search/plan-cost'
import { buildProblem } from '@brightplate/planner/search/problem'
import { randomStream } from '@brightplate/planner/search/random'
import { search } from '@brightplate/planner/search/search'
import { stateOf } from '@brightplate/planner/search/week-state'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { benchProfiles } from '../profiles/profiles.ts'
import { costByGoal } from './cost-by-goal.ts'
import { randomLegalPlan } from './random-legal-plan.ts'
import { relaxedOptimum } from './relaxed-optimum.ts'

const problemOf = (index: number, days: number, recipes = allRecipes) => {
  const profile = benchProfiles[index]
  if (!profile) throw new RangeError(`No profile ${index}`)
  return buildProblem({ recipes, plainFoods: [] }, plannerProfileOf(profile), '2026-11-23', days)
}

describe('the relaxed optimum', () => {
  it('is at most the cheapest plan of a tiny problem, all plans tried', () => {
    const perCourse = new Map<string, number>()
    const few = allRecipes.filter(({ course }) => {
      const count = perCourse.get(course) ?? 0
      perCourse.set(course, count + 1)
      return count < 2
    })
    const whole = problemOf(4, 1, few)
    // Of plates there are many even of few recipes.
    const problem = { ...whole, slots: whole.slots.map((dishes) => dishes.slice(0, 6)) }
    let plans = [[]] as (typeof problem.slots)[number][number][number][][]
    for (const dishes of problem.slots) {
      plans = plans.flatMap((cells) => dishes.flat().map((option) => [...cells, option]))
    }
    const cheapest = plans.reduce(
      (least, cells) => Math.min(least, planCost(stateOf(problem, cells))),
      Number.POSITIVE_INFINITY,
    )
    const bound = relaxedOptimum(problem, 500).bound
    expect(plans.length).toBeGreaterThan(100)
    expect(bound).toBeLessThanOrEqual(cheapest + 1e-6)
    expect(bound).toBeGreaterThan(cheapest / 2)
  })

  it.each(benchProfiles.map(({ id }, index) => [id, index] as const))(
    'is at most what plans of %s cost, in all and by goal',
    (_, index) => {
      const problem = problemOf(index, 7)
      const random = randomStream(3)
      const found = search(problem, { seed: 1, steps: 2000 })
      const bound = relaxedOptimum(problem, 200).bound
      for (const state of [
        found,
        randomLegalPlan(problem, random),
        randomLegalPlan(problem, random),
      ]) {
        expect(bound).toBeLessThanOrEqual(planCost(state) + 1e-6)
        for (const [goal, cost] of costByGoal(state)) {
          expect(relaxedOptimum(problem, 20, [goal]).bound, goal).toBeLessThanOrEqual(cost + 1e-6)
        }
      }
    },
  )
})
