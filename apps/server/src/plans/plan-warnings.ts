import type { PlanWarning } from '@brightplate/contract/meal-plan'
import type { PlanData } from '@brightplate/contract/plan-data'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { dishAt } from './dish-at.ts'
import { planText } from './plan-text.ts'
import { type ProfileFacts, toPlannerProfile } from './to-planner-profile.ts'

const slotWords = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack_1: 'first snack',
  snack_2: 'second snack',
  juice: 'juice',
} as const

function reasonOf({ rule, id, certainty }: SafetyViolation): string {
  const plain = id.replaceAll('-', ' ')
  if (rule === 'diet') return `does not fit “${plain}”`
  if (rule === 'age') return 'is not for this age'
  return `${certainty === 'contains' ? 'holds' : 'may hold'} ${plain}`
}

/** What in a stored plan breaks the profile or the rules of today, one warning a dish. */
export function planWarnings(plan: PlanData, child: ProfileFacts): PlanWarning[] {
  const { restrictions } = toPlannerProfile(child, interpretProfile(child), [])
  const warnings = new Map<string, PlanWarning>()
  for (const violation of checkPlanText(restrictions, planText(plan))) {
    const { day, slot } = violation
    const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
    const place = `${day}/${slot}`
    if (warnings.has(place)) continue
    warnings.set(place, {
      day: day === null ? null : day + 1,
      slot,
      dish: dish?.name ?? null,
      text:
        dish && day !== null && slot !== null
          ? `Day ${day + 1}, ${slotWords[slot]}: “${dish.name}” ${reasonOf(violation)}. Swap it, leave it out, or make a new plan.`
          : `The list or tips of this plan name something that ${reasonOf(violation)}. Make a new plan.`,
    })
  }
  return [...warnings.values()]
}
