import { type Menu, ourMenu } from '@brightplate/planner/menu'
import type { Option } from '@brightplate/planner/search/option'
import { planCost } from '@brightplate/planner/search/plan-cost'
import { buildProblem, type Problem } from '@brightplate/planner/search/problem'
import { randomStream } from '@brightplate/planner/search/random'
import { search } from '@brightplate/planner/search/search'
import { stateOf, type WeekState } from '@brightplate/planner/search/week-state'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { benchProfiles } from '../profiles/profiles.ts'
import { costByGoal } from './cost-by-goal.ts'
import { randomLegalPlan } from './random-legal-plan.ts'
import { relaxedOptimum } from './relaxed-optimum.ts'

const problemOf = (
  index: number,
  days: number,
  recipes = allRecipes,
  plainFoods: Menu['plainFoods'] = [],
) => {
  const profile = benchProfiles[index]
  if (!profile) throw new RangeError(`No profile ${index}`)
  return buildProblem({ recipes, plainFoods }, plannerProfileOf(profile), '2026-11-23', days)
}

/** Every plan of a problem of few plates. */
function everyPlan({ slots, days }: Problem): Option[][] {
  let plans: Option[][] = [[]]
  for (let day = 0; day < days; day += 1) {
    for (const dishes of slots) {
      plans = plans.flatMap((cells) => dishes.flat().map((option) => [...cells, option]))
    }
  }
  return plans
}

const cheapestOf = (problem: Problem, costOf: (state: WeekState) => number) =>
  everyPlan(problem).reduce(
    (least, cells) => Math.min(least, costOf(stateOf(problem, cells))),
    Number.POSITIVE_INFINITY,
  )

/** Three days of two lunches and two dinners, those that take longest of all that may be cooked for another meal too. */
function ofPots(): Problem {
  const whole = problemOf(4, 3)
  const minutesOf = (sizes: readonly Option[]) => sizes[0]?.activeMinutes ?? 0
  const isMeal = (slot: number) => slot === 1 || slot === 2
  const slots = whole.slots.map((dishes, slot) => {
    const fitting = isMeal(slot) ? dishes.filter(([first]) => first?.kept) : dishes
    const longest = fitting.toSorted((a, b) => minutesOf(b) - minutesOf(a))
    return longest.slice(0, isMeal(slot) ? 2 : 1).map((sizes) => sizes.slice(0, 1))
  })
  return { ...whole, slots, caps: { weekdayMinutes: 20, weekendMinutes: 20, cookedMeals: 2 } }
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
    const plans = everyPlan(problem)
    const cheapest = cheapestOf(problem, planCost)
    const bound = relaxedOptimum(problem).bound
    expect(plans.length).toBeGreaterThan(100)
    expect(bound).toBeLessThanOrEqual(cheapest + 1e-6)
    expect(bound).toBeGreaterThan(cheapest / 2)
  })

  it('is what the same sides every day cost where nothing else may stand', () => {
    const whole = problemOf(4, 7, allRecipes, ourMenu.plainFoods)
    const slots = whole.slots.map((dishes) => {
      const withSide = dishes.toSorted(
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
    'is at most the cheapest plan of a few pots, what is left of them too (%s)',
    (goal) => {
      const problem = ofPots()
      const costOf = (state: WeekState) =>
        goal === null ? planCost(state) : (costByGoal(state).get(goal) ?? 0)
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
        expect(bound).toBeLessThanOrEqual(planCost(state) + 1e-6)
        for (const [goal, cost] of costByGoal(state)) {
          expect(relaxedOptimum(problem, [goal]).bound, goal).toBeLessThanOrEqual(cost + 1e-6)
        }
      }
    },
  )
})
