import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { faultsOfSpanishPlan } from '@brightplate/meal-plans/spanish/testing/faults-of-spanish-plan'
import { expect, it } from 'vitest'
import { readPlanOf } from '../checked/read-plans.ts'
import { startDate } from '../judged/plan-settings.ts'

/** Rules and a family, short lists with and without goals, ordinary and selective children: `npm run bench:spanish` reads more. */
const seeds = Array.from({ length: 24 }, (_, index) => 3 + index * 11)

it.each(seeds)('a whole plan is said in Spanish (seed %i)', (seed) => {
  const read = readPlanOf(seed)
  if (!read) return
  const said = planInSpanish(read.plan.plan_data, startDate, spanishGate(read.child))
  expect(faultsOfSpanishPlan(said)).toEqual([])
  expect(JSON.stringify(said)).not.toContain('"language":"en-US"')
})
