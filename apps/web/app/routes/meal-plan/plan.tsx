import { session } from '../../api/session.ts'
import { PlanHeader } from '../../features/plans/plan-header.tsx'
import { PlanTabs } from '../../features/plans/plan-tabs.tsx'
import { PlanToolbar } from '../../features/plans/plan-toolbar.tsx'
import { useLeaveWithoutPlan } from '../../features/plans/use-leave-without-plan.ts'
import { useOfflineApp } from '../../features/plans/use-offline-app.ts'
import { usePlan } from '../../features/plans/use-plan.ts'
import { LoadingState } from '../../ui/page-state.tsx'
import type { Route } from './+types/plan.ts'

export default function Plan({ params }: Route.ComponentProps) {
  const { data: plan, isLoadingError } = usePlan(params.id)
  useLeaveWithoutPlan(isLoadingError)
  useOfflineApp(plan)
  return (
    <>
      <PlanToolbar plan={plan} />
      <PlanHeader plan={plan} />
      {plan ? (
        <PlanTabs key={plan.id} plan={plan} userId={session.get()?.user.id ?? ''} />
      ) : (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      )}
    </>
  )
}
