import { dishAt } from '@brightplate/contract/plans/dish-at'
import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/planner/slot'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composeAlternatives } from './compose-alternatives.ts'
import { composeSwap } from './compose-swap.ts'

const startDate = '2026-11-23'

const children: readonly (readonly [string, Partial<ProfileFacts>])[] = [
  ['a child without milk', { allergies: ['milk'] }],
  [
    'a child of few foods',
    { safe_foods: ['chicken nuggets', 'french fries', 'plain pasta', 'banana', 'crackers'] },
  ],
  ['a table of five', { allergies: ['wheat', 'eggs'], people_at_table: 5 }],
]

/** Work, minutes and steps of what stands in a place, as its page tells them. */
function told(plan: PlanData, day: number, slot: Slot): readonly number[] {
  const dish = dishAt(plan, day, slot)
  if (dish?.active_minutes === undefined || dish.total_minutes === undefined) throw new Error(slot)
  const written = slot === 'juice' ? plan.days[day]?.juice.preparation : dish.steps
  return [dish.active_minutes, dish.total_minutes, written?.length ?? 0]
}

describe('what is taken as easier', () => {
  it.each(children)(
    'asks for more of nothing, and less of something, once it stands there: %s',
    (_, facts) => {
      const child = buildFacts(facts)
      const composed = composePlan({ child, startDate, durationDays: 7, seed: 5, steps: 200 })
      if (composed.kind !== 'plan') throw new Error('No plan')
      const { planData } = composed
      let taken = 0
      for (const [at, slot] of [...slots, ...slots].entries()) {
        const day = at % 7
        const before = told(planData, day, slot)
        const place = { child, startDate, planData, day, slot }
        for (const offered of composeAlternatives({ ...place, easier: true })) {
          const outcome = composeSwap({ ...place, recipeId: offered.recipe_id })
          if (outcome.kind !== 'swapped') throw new Error(`${offered.name}: ${outcome.kind}`)
          const after = told(outcome.planData, day, slot)
          expect(after, `${slot}: ${offered.name}`).toEqual([
            offered.active_minutes,
            offered.total_minutes,
            offered.steps,
          ])
          const saved = before.map((one, which) => one - (after[which] ?? 0))
          expect(Math.min(...saved), `${slot}: ${offered.name}`).toBeGreaterThanOrEqual(0)
          expect(Math.max(...saved), `${slot}: ${offered.name}`).toBeGreaterThan(0)
          taken += 1
        }
      }
      expect(taken).toBeGreaterThan(9)
    },
  )

  it('is nothing in the place of what asks for least, or is eaten out', () => {
    const child = buildFacts({})
    const composed = composePlan({ child, startDate, durationDays: 7, seed: 5, steps: 200 })
    if (composed.kind !== 'plan') throw new Error('No plan')
    const place = { child, startDate, planData: composed.planData, day: 0 }
    expect(composeAlternatives({ ...place, slot: 'juice', easier: true })).toEqual([])
    const out = composeSwap({ ...place, slot: 'dinner', recipeId: eatenOutId })
    if (out.kind !== 'swapped') throw new Error(out.kind)
    const { planData } = out
    expect(composeAlternatives({ ...place, planData, slot: 'dinner', easier: true })).toEqual([])
  })
})
