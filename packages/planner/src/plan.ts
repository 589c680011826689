import { allRecipes } from './all-recipes.ts'
import { brokenLimits } from './goals/counted-limits-goal.ts'
import { emptyCourses, explainInfeasible, type Infeasible } from './infeasible.ts'
import type { PlanDocument } from './plan-document.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { buildProblem } from './problem.ts'
import type { Recipe } from './recipe.ts'
import { search } from './search.ts'
import { writePlan } from './write-plan.ts'

export interface PlannerInput {
  profile: PlannerProfile
  /** A plain date, such as "2026-11-23". */
  startDate: string
  durationDays: 7 | 14
  seed: number
  /** Moves of the search. */
  steps: number
  shouldStop?: () => boolean
  /** Our own recipes, when absent. */
  recipes?: readonly Recipe[]
}

export type PlanOutcome = { kind: 'plan'; document: PlanDocument } | Infeasible

/** A limit that a short search leaves broken is looked at longer before it counts as a clash. */
const mostAttempts = 3

/**
 * A plan that keeps every hard rule, or the rules that clash. The same input gives the same plan.
 * @example plan({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 4000 })
 */
export function plan(input: PlannerInput): PlanOutcome {
  const { profile, startDate, durationDays, seed, steps, shouldStop } = input
  const recipes = input.recipes ?? allRecipes
  if (emptyCourses(recipes, profile).length > 0) return explainInfeasible(recipes, profile)
  const problem = buildProblem(recipes, profile, startDate, durationDays)
  let broken: string[] = []
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const state = search(problem, {
      seed: seed + attempt,
      steps: steps * 4 ** attempt,
      ...(shouldStop ? { shouldStop } : {}),
    })
    broken = brokenLimits(state)
    if (broken.length === 0) return { kind: 'plan', document: writePlan(state, startDate) }
  }
  const clashes = broken.map((id) => ({ kind: 'age' as const, id }))
  return { kind: 'infeasible', courses: [], clashes, relax: [] }
}
