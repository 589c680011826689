import type { MealPlan } from '@brightplate/contract/meal-plan'
import { fullDate } from '../../ui/dates.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { planTitle } from './plan-title.ts'
import { PlanWarnings } from './plan-warnings.tsx'

/** The heading keeps its place, and so the focus, when the plan arrives. */
export function PlanHeader({ plan }: { plan: MealPlan | undefined }) {
  return (
    <>
      {plan && <PlanWarnings warnings={plan.warnings} childId={plan.child_id} />}
      <div className="flex items-start justify-between gap-3">
        <PageHeading
          display
          below={
            plan && (
              <>
                <p className="mt-1 text-muted">Generated on {fullDate(plan.created_at)}</p>
                <PlanChecks checked={plan.plan_data.checked} unchecked={plan.plan_data.unchecked} />
              </>
            )
          }
        >
          {plan ? planTitle(plan.child_name) : 'Meal plan'}
        </PageHeading>
        {plan && <PlanMenu planId={plan.id} />}
      </div>
    </>
  )
}
