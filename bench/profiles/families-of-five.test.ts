import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { expect, it } from 'vitest'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { startDate } from '../judged/plan-settings.ts'
import { familiesOfFive } from './families-of-five.ts'
import type { BenchProfile } from './profiles.ts'

function writtenPlanOf({ facts }: BenchProfile) {
  const made = composePlan({ child: facts, startDate, durationDays: 7, seed: 1, steps: 700 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return made.planData
}

it.each(familiesOfFive.map((family) => ({ family, id: family.id })))(
  'the checker finds nothing that someone must not eat: $id',
  ({ family }) => {
    expect(servedFaults(writtenPlanOf(family), family.judged)).toEqual([])
  },
)

it.each(familiesOfFive.map((family) => ({ family, id: family.id })))(
  'nobody is without food where the child’s is made apart: $id',
  ({ family }) => {
    const meals = writtenPlanOf(family).days.flatMap((day) => [
      day.breakfast,
      day.lunch,
      day.dinner,
      ...day.snacks,
      day.juice,
    ])
    const unfed = meals.filter(
      ({ parts: [base, ...parts] = [] }) =>
        base?.apart_steps && !parts.some(({ for_others }) => for_others),
    )
    expect(unfed.map(({ name }) => name)).toEqual([])
  },
)

it('the checker finds the food of an eater whom the planner was not told of', () => {
  const [, withRules] = familiesOfFive
  if (!withRules) throw new Error('No family')
  const untold = writtenPlanOf({ ...withRules, facts: { ...withRules.facts, eaters: [] } })
  const rules = servedFaults(untold, withRules.judged).map(({ rule }) => rule)
  expect(rules).toContain('peanut')
})
