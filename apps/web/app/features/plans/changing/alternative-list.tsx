import type { DishAlternative, MealPlan } from '@brightplate/contract/meal-plan'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import type { DishPlace } from '../dish-locks.ts'
import { useAlternatives } from './use-alternatives.ts'

interface AlternativeListProps {
  plan: MealPlan
  place: DishPlace
  /** The one that is being put into the plan. */
  busyId: string | undefined
  onChoose: (alternative: DishAlternative) => void
}

export function AlternativeList({ plan, place, busyId, onChoose }: AlternativeListProps) {
  const { data, isPending, refetch } = useAlternatives(plan, place)
  if (isPending) return <LoadingState />
  if (!data) return <ErrorState message="We could not load other dishes." onRetry={refetch} />
  if (data.length === 0) return <EmptyState message="No other dish keeps every rule." />
  return (
    <ul aria-label="Other dishes" className="grid divide-y divide-line">
      {data.map((alternative) => (
        <li key={alternative.recipe_id} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <div className="flex items-start gap-4">
            <Picture slug={alternative.picture} size={56} />
            <div className="min-w-0">
              <h3 className="font-semibold leading-snug">{alternative.name}</h3>
              <p className="text-muted text-sm tabular-nums">{shortPrepTime(alternative)}</p>
              <ul className="mt-1">
                {alternative.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
          </div>
          <Button
            variant="secondary"
            disabled={busyId !== undefined}
            busyLabel={busyId === alternative.recipe_id && 'Swapping...'}
            onClick={() => onChoose(alternative)}
          >
            Choose this<span className="sr-only">: {alternative.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
