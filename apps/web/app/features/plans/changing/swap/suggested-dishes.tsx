import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/changing/swap'
import { Button } from '../../../../ui/buttons/button.tsx'
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

interface SuggestedDishesProps extends DishChoiceProps {
  /** Asks for all dishes, where only the easier ones are shown; null where all are. */
  onAll: (() => void) | null
}

/** The dishes that suit best, where none is looked for; or only what is easier than what stands there, and says so where nothing is. */
export function SuggestedDishes({ plan, place, onAll, ...choice }: SuggestedDishesProps) {
  const isEasier = onAll !== null
  const { data, isPending, refetch } = useAlternatives(plan, place, { isEasier })
  if (isPending) return <LoadingState />
  if (!data) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  if (data.length === 0) {
    return (
      <EmptyState message={isEasier ? words.nothingEasier : words.none}>
        {onAll && (
          <Button variant="secondary" onClick={onAll}>
            {words.allDishes}
          </Button>
        )}
      </EmptyState>
    )
  }
  const List = isEasier ? EasierList : AlternativeList
  return <List plan={plan} alternatives={data} {...choice} />
}
