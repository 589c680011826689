import { allRecipes } from '@brightplate/planner/all-recipes'
import { buildProblem, slotCount } from '@brightplate/planner/problem'
import { randomStream } from '@brightplate/planner/random'
import type { WeekState } from '@brightplate/planner/week-state'
import { describe, expect, it } from 'vitest'
import { plannerProfileOf } from '../planner-profile-of.ts'
import { benchProfiles } from '../profiles.ts'
import { costByGoal } from './cost-by-goal.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { randomLegalPlan } from './random-legal-plan.ts'

const exact = ['energy', 'nutrients', 'upper-intakes', 'wishes', 'counted-limits']

function costOfPiece({ weight, most, amount, scope }: Piece, { cells }: WeekState): number {
  const over = (options: WeekState['cells']) =>
    weight * Math.max(0, options.reduce((sum, option) => sum + amount(option), 0) - most)
  if (scope === 'plan') return over(cells)
  let cost = 0
  for (let first = 0; first < cells.length; first += slotCount) {
    cost += over(cells.slice(first, first + slotCount))
  }
  return cost
}

describe.each(benchProfiles.map((profile) => [profile.id, profile] as const))(
  'the pieces of %s',
  (_, profile) => {
    const problem = buildProblem(allRecipes, plannerProfileOf(profile), '2026-11-23', 7)
    const state = randomLegalPlan(problem, randomStream(5))
    const costOf = (goal: string) =>
      piecesOf(problem)
        .filter((piece) => piece.goal === goal)
        .reduce((sum, piece) => sum + costOfPiece(piece, state), 0)

    it.each(exact)('cost what the goal %s costs', (goal) => {
      expect(costOf(goal)).toBeCloseTo(costByGoal(state).get(goal) ?? Number.NaN, 6)
    })

    it('cost at most what the goal moderation costs', () => {
      expect(costOf('moderation')).toBeLessThanOrEqual(costByGoal(state).get('moderation') ?? 0)
      expect(costOf('moderation')).toBeGreaterThan(0)
    })
  },
)
