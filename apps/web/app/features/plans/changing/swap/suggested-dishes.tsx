import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/changing/swap'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/page-state.tsx'
import type { DishSlot } from '../../dish-locks.ts'
import { AlternativeList } from './alternative-list.tsx'
import { useAlternatives } from './use-alternatives.ts'

export interface DishChoiceProps {
  plan: MealPlan
  place: DishSlot
  /** The one that is being put into the plan. */
  busyId: string | undefined
  onChoose: (alternative: DishAlternative) => void
}

/** The dishes that suit best, where none is looked for; by their minutes where it is to be easier. */
export function SuggestedDishes({
  plan,
  place,
  isEasier,
  ...choice
}: DishChoiceProps & { isEasier: boolean }) {
  const { data, isPending, refetch } = useAlternatives(plan, place)
  if (isPending) return <LoadingState />
  if (!data) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  if (data.length === 0) return <EmptyState message={words.none} />
  const shown = isEasier ? data.toSorted((a, b) => a.total_minutes - b.total_minutes) : data
  return <AlternativeList plan={plan} alternatives={shown} {...choice} />
}
