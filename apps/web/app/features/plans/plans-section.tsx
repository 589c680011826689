import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page-state.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { PlanCard } from './plan-card.tsx'
import { usePlanSummaries } from './use-plan-summaries.ts'

export function PlansSection({ hasChildren }: { hasChildren: boolean }) {
  const { data, isPending, refetch } = usePlanSummaries()
  return (
    <section aria-label="Meal Plans">
      <SectionHeader title="Meal Plans">
        {hasChildren && <ButtonLink to="/meal-plan/generate">Generate Plan</ButtonLink>}
      </SectionHeader>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message="We could not load your meal plans." onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message="No meal plans generated yet">
          {hasChildren ? (
            <ButtonLink to="/meal-plan/generate" variant="secondary">
              Generate Your First Plan
            </ButtonLink>
          ) : (
            <p className="text-muted">Add a child first to generate meal plans</p>
          )}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
