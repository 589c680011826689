import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { startDate } from '../judged/plan-settings.ts'
import { kitchenChild } from './kitchen-child.ts'

/** What may stand is the same in a long search. */
const steps = 300

/** The allergens and diets that the plan of a seed breaks, a sentence each; null where no plan is made, which is said. */
export function kitchenFaults(seed: number): string[] | null {
  const { id, facts, judged } = kitchenChild(seed)
  const made = composePlan({ child: facts, startDate, durationDays: 7, seed: 1, steps })
  if (made.kind !== 'plan') return null
  return servedFaults(made.planData, judged)
    .filter(({ kind }) => /allergen|broken diet/.test(kind))
    .map(({ kind, rule, at, word, text }) => `${id}: ${kind} ${rule} at ${at}: ${word} in ${text}`)
}
