import { redFlagKey } from '@brightplate/contract/plans/clinician-notices'
import type { KeyedText, PlanData, Snack } from '@brightplate/contract/plans/plan-data'

/** A dish that tells no more which of the household's children eats what of it. */
function withoutPlates<Dish extends Snack>({ plates: _, ...dish }: Dish): Omit<Dish, 'plates'> {
  const { parts } = dish
  if (!parts) return dish
  return {
    ...dish,
    parts: parts.map(({ for_others: others, ...part }) =>
      others ? { ...part, for_others: { portions: others.portions } } : part,
    ),
  }
}

const isAnswer = ({ key }: KeyedText) => key.startsWith(redFlagKey)

/** A plan without what the parent answered of signs for a clinician. */
function withoutAnswers({ notices = [], ...plan }: PlanData): PlanData {
  const gone = notices.filter(isAnswer).map(({ text }) => text)
  const left = notices.filter((notice) => !isAnswer(notice))
  return {
    ...plan,
    general_tips: plan.general_tips.filter((tip) => !gone.includes(tip)),
    ...(plan.tip_texts ? { tip_texts: plan.tip_texts.filter((tip) => !isAnswer(tip)) } : {}),
    ...(left.length > 0 ? { notices: left } : {}),
  }
}

/** A plan that outlives its child's profile: what it was understood as goes, what was answered, and whose plate is whose; the dishes stay. */
export const withoutProfile = ({
  interpretation: _,
  changes: __,
  ...planData
}: PlanData): PlanData => ({
  ...withoutAnswers(planData),
  days: planData.days.map((day) => ({
    ...day,
    breakfast: withoutPlates(day.breakfast),
    lunch: withoutPlates(day.lunch),
    dinner: withoutPlates(day.dinner),
    snacks: day.snacks.map((snack) => withoutPlates(snack)),
    juice: withoutPlates(day.juice),
  })),
})
