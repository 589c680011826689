import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'

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

/** A plan that outlives its child's profile: what it was understood as goes, and whose plate is whose; the dishes stay. */
export const withoutProfile = ({
  interpretation: _,
  changes: __,
  ...planData
}: PlanData): PlanData => ({
  ...planData,
  days: planData.days.map((day) => ({
    ...day,
    breakfast: withoutPlates(day.breakfast),
    lunch: withoutPlates(day.lunch),
    dinner: withoutPlates(day.dinner),
    snacks: day.snacks.map((snack) => withoutPlates(snack)),
    juice: withoutPlates(day.juice),
  })),
})
