import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'

const warning = (reason: string, text: string): PlanWarning => ({
  day: null,
  slot: null,
  dish: null,
  reason,
  text,
})

const added = (today: readonly string[], then: readonly string[]) =>
  today.filter((one) => !then.includes(one))

/** What the profile says today and a stored plan was never checked for. */
export function readingWarnings(
  { interpretation }: Pick<PlanData, 'interpretation'>,
  today: ProfileInterpretation,
): PlanWarning[] {
  const conditions = added(
    today.clinicianConditions,
    interpretation?.clinician_conditions ?? [],
  ).map((condition) =>
    warning(
      `was made before “${condition}” stood in the profile`,
      `We cannot plan safely for ${condition}, which the profile names now. Please use the plan of your child’s dietitian.`,
    ),
  )
  const unanswered = today.readings
    .filter(({ needsAnswer }) => needsAnswer !== null)
    .map(({ tag }) =>
      warning(
        `is not checked for “${tag}”`,
        `The profile has the allergy “${tag}”, which names no food. Say in the profile what it means: this plan is not checked for it.`,
      ),
    )
  const unchecked = added(today.unchecked, interpretation?.unchecked ?? []).map((word) =>
    warning(
      `is not checked for “${word}”`,
      `This plan was made before “${word}” stood in the profile, and we could not check for it. Read every label, or make a new plan.`,
    ),
  )
  return [...conditions, ...unanswered, ...unchecked]
}
