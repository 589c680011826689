import { ourMenu } from '@brightplate/planner/menu'
import { objective } from '@brightplate/planner/search/objective'
import { randomStream } from '@brightplate/planner/search/random'
import { search } from '@brightplate/planner/search/search'
import { stateOf, type WeekState } from '@brightplate/planner/search/week-state'
import { forEachSlot } from '@brightplate/planner/slot'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { benchProfiles } from '../profiles/profiles.ts'
import { costByGoal } from './cost-by-goal.ts'
import { randomLegalPlan } from './random-legal-plan.ts'
import { relaxedOptimum } from './relaxed-optimum.ts'
import { cheapestOf, everyPlan, ofOneDay, ofSharedDishes, problemOf } from './small-problems.ts'

describe('the relaxed optimum', () => {
  it('is at most the cheapest plan of a tiny problem, all plans tried', () => {
    const problem = ofOneDay()
    const plans = everyPlan(problem)
    const cheapest = cheapestOf(problem, objective)
    const bound = relaxedOptimum(problem).bound
    expect(plans.length).toBeGreaterThan(100)
    expect(bound).toBeLessThanOrEqual(cheapest + 1e-6)
    expect(bound).toBeGreaterThan(cheapest / 2)
  })

  it('is what the same sides every day cost where nothing else may stand', () => {
    const whole = problemOf(4, 7, allRecipes, ourMenu.plainFoods)
    const slots = forEachSlot((_, index) => {
      const withSide = whole.slots[index].toSorted(
        ([a], [b]) => (b?.sides.length ?? 0) - (a?.sides.length ?? 0),
      )
      return withSide.slice(0, 1).map((sizes) => sizes.slice(0, 1))
    })
    const problem = { ...whole, slots }
    const [only = []] = everyPlan(problem)
    const cost = costByGoal(stateOf(problem, only)).get('side-variety') ?? 0
    expect(cost).toBeGreaterThan(0)
    expect(relaxedOptimum(problem, ['side-variety']).bound).toBeCloseTo(cost, 1)
  })

  it.each([null, 'kitchen', 'side-variety', 'repetition'])(
    'is at most the cheapest plan of a few shared dishes, what is left of them too (%s)',
    (goal) => {
      const problem = ofSharedDishes()
      const costOf = (state: WeekState) =>
        goal === null ? objective(state) : (costByGoal(state).get(goal) ?? 0)
      const cheapest = cheapestOf(problem, costOf)
      const bound = relaxedOptimum(problem, goal === null ? null : [goal]).bound
      expect(bound).toBeLessThanOrEqual(cheapest + 1e-6)
      if (goal === 'kitchen') expect(bound).toBeGreaterThan(cheapest / 2)
    },
  )

  it.each(benchProfiles.map(({ id }, index) => [id, index] as const))(
    'is at most what plans of %s cost, in all and by goal',
    (_, index) => {
      const problem = problemOf(index, 7)
      const random = randomStream(3)
      const found = search(problem, { seed: 1, steps: 2000 })
      const bound = relaxedOptimum(problem).bound
      for (const state of [
        found,
        randomLegalPlan(problem, random),
        randomLegalPlan(problem, random),
      ]) {
        expect(bound).toBeLessThanOrEqual(objective(state) + 1e-6)
        for (const [goal, cost] of costByGoal(state)) {
          expect(relaxedOptimum(problem, [goal]).bound, goal).toBeLessThanOrEqual(cost + 1e-6)
        }
      }
    },
  )
})
