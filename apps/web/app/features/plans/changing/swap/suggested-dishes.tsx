import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/changing/swap'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/page-state.tsx'
import type { DishSlot } from '../../dish-locks.ts'
import { AlternativeList } from './alternative-list.tsx'
import { EasierList } from './easier-list.tsx'
import { useAlternatives } from './use-alternatives.ts'

export interface DishChoiceProps {
  plan: MealPlan
  place: DishSlot
  /** The one that is being put into the plan. */
  busyId: string | undefined
  onChoose: (alternative: DishAlternative) => void
}

/** The dishes that suit best, where none is looked for; or only what is easier than what stands there, and says so where nothing is. */
export function SuggestedDishes({
  plan,
  place,
  isEasier,
  ...choice
}: DishChoiceProps & { isEasier: boolean }) {
  const { data, isPending, refetch } = useAlternatives(plan, place, { isEasier })
  if (isPending) return <LoadingState />
  if (!data) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  if (data.length === 0) {
    return <EmptyState message={isEasier ? words.nothingEasier : words.none} />
  }
  if (!isEasier) return <AlternativeList plan={plan} alternatives={data} {...choice} />
  return (
    <div className="grid grid-cols-1 gap-3">
      {data.every(({ easier }) => easier === false) && (
        <p>{words.plainInstead({ name: plan.child_name ?? 'unnamed' })}</p>
      )}
      <EasierList plan={plan} alternatives={data} {...choice} />
    </div>
  )
}
