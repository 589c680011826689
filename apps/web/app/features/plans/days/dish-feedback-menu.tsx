import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/days'
import { DishWords } from '../../children/dishes/dish-words.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { useExchangeMeals } from '../warnings/use-exchange-meals.ts'

/** What a parent says of a dish of a plan; what is never again gives way in the plan at once. */
export function DishFeedbackMenu({ plan, dish }: { plan: ShownPlan; dish: Meal | Snack | Juice }) {
  const exchange = useExchangeMeals(plan)
  return (
    <DishWords
      childId={plan.child_id}
      dish={dish}
      onNever={(never, takeBack) => void exchange.run(words.staysOut({ food: never }), takeBack)}
    />
  )
}
