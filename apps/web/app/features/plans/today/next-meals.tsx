import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { useQuery } from '@tanstack/react-query'
import * as words from '#words/plans/today'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { NextMealCard } from './next-meal-card.tsx'

/** The next meal of a plan that is not the newest. */
function OtherNextMeal({ summary, now }: { summary: MealPlanSummary; now: Date }) {
  const { id, child_name } = summary
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.plans.one(id),
    queryFn: ({ signal }) => api('readPlan', { params: { id }, signal }),
  })
  if (isPending) return <LoadingState />
  if (data) return <NextMealCard plan={data} now={now} />
  return (
    <ErrorState message={words.couldNotLoad} onRetry={refetch}>
      <ButtonLink to={`/meal-plan/${id}`} variant="quiet">
        {words.mealsOf({ name: child_name ?? 'unnamed' })}
      </ButtonLink>
    </ErrorState>
  )
}

interface NextMealsProps {
  /** The newest plan, where its dates hold today. */
  plan: MealPlan | null
  others: readonly MealPlanSummary[]
  now: Date
}

/** Of several children what each eats next, side by side. */
export function NextMeals({ plan, others, now }: NextMealsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {plan && (
        <li>
          <NextMealCard plan={plan} now={now} />
        </li>
      )}
      {others.map((summary) => (
        <li key={summary.id}>
          <OtherNextMeal summary={summary} now={now} />
        </li>
      ))}
    </ul>
  )
}
