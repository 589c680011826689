import { fullDate } from '../../ui/dates.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { KeptPlanNotice } from './kept-plan-notice.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { planTitle } from './plan-title.ts'
import { PlanWarnings } from './plan-warnings.tsx'
import type { ShownPlan } from './shown-plan.ts'

/** The heading keeps its place, and so the focus, when the plan arrives. */
export function PlanHeader({ plan }: { plan: ShownPlan | undefined }) {
  return (
    <>
      {plan && <PlanWarnings plan={plan} />}
      {plan?.keptAt && <KeptPlanNotice planId={plan.id} keptAt={plan.keptAt} />}
      <PageHeading
        display
        below={
          plan && (
            <>
              <p className="mt-1 text-muted">Generated on {fullDate(plan.created_at)}</p>
              <PlanChecks {...plan.plan_data} />
            </>
          )
        }
      >
        {plan ? planTitle(plan.child_name) : 'Meal plan'}
      </PageHeading>
    </>
  )
}
