import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/eaters/meal'

/** "The others: roast chicken": the dish that everyone but the child has; null where all have the same. */
export function othersDish({ parts = [] }: Pick<Meal | Snack | Juice, 'parts'>): string | null {
  const dish = parts.find(
    ({ for_others, recipe_id }) => for_others && !for_others.child_ids && recipe_id,
  )
  return dish ? words.othersHave({ dish: dish.name }) : null
}
