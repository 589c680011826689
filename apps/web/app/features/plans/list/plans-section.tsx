import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/list'
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
    <section aria-label={words.title}>
      <SectionHeader title={words.title}>
        {hasChildren && <ButtonLink to="/meal-plan/generate">{words.generate}</ButtonLink>}
      </SectionHeader>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message={words.none}>
          {hasChildren ? (
            <ButtonLink to="/meal-plan/generate" variant="secondary">
              {words.generateFirst}
            </ButtonLink>
          ) : (
            <p className="text-muted">{words.childFirst}</p>
          )}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <DrawnAfter>
            <PlanCards plans={data.slice(0, newestShown)} />
          </DrawnAfter>
          {data.length > newestShown && (
            <Disclosure summary={words.older({ count: data.length - newestShown })} isLate>
              <PlanCards plans={data.slice(newestShown)} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  )
}
