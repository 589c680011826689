import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { KeptPlanNotice } from '../kept/kept-plan-notice.tsx'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanWarnings } from '../warnings/plan-warnings.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { PlanCost } from './plan-cost.tsx'

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
              <PlanCost plan={plan} />
            </>
          )
        }
      >
        {plan ? planTitle(plan.child_name) : 'Meal plan'}
      </PageHeading>
    </>
  )
}
