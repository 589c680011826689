import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { startDate } from '../judged/plan-settings.ts'

/** A short search: what may stand is the same, how well it is chosen is measured elsewhere. */
const steps = 300

/** Limits that yield to nothing, as the checker names its rules. */
const ofLimits = /juice|milk|fish|rice|cocoa/

/** What a child of a list is given: what is wrong with it, a sentence each; nothing where all is well. */
export function madeOfList(child: ProfileFacts): string[] {
  const made = composePlan({ child, startDate, durationDays: 7, seed: 1, steps })
  if (made.kind === 'infeasible') {
    const why = made.clashes.map(({ text }) => text).join(' ')
    return [`no plan: ${why || 'no reason'}; ${made.relax.length} ways out`]
  }
  if (made.kind !== 'plan') return [`no plan: ${made.kind}`]
  const eater = {
    ageYears: child.age,
    chewsWithCare: false,
    eatsNearlyNothingElse: child.safe_foods_nearly_all ?? false,
    avoids: [],
    diets: [],
    foods: {},
  }
  return servedFaults(made.planData, { child: eater, eaters: [] })
    .filter(({ rule }) => ofLimits.test(rule))
    .map(({ rule, text }) => `${rule}: ${text}`)
}
