import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { PlanCard } from './plan-card.tsx'
import { usePlanSummaries } from './use-plan-summaries.ts'

const newestShown = 6

function PlanCards({ plans }: { plans: readonly MealPlanSummary[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  )
}

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
        <div className="grid gap-4">
          <DrawnAfter>
            <PlanCards plans={data.slice(0, newestShown)} />
          </DrawnAfter>
          {data.length > newestShown && (
            <Disclosure summary={`Older plans: ${data.length - newestShown}`} isLate>
              <PlanCards plans={data.slice(newestShown)} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  )
}
