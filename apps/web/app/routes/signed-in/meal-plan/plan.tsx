import { useDeferredValue } from 'react'
import { session } from '../../../api/session/session.ts'
import { useOfflineApp } from '../../../features/plans/cached/use-offline-app.ts'
import { usePlan } from '../../../features/plans/cached/use-plan.ts'
import { OpenDish } from '../../../features/plans/dish/open-dish.tsx'
import { PlanHeader } from '../../../features/plans/page/plan-header.tsx'
import { PlanTabs } from '../../../features/plans/page/plan-tabs.tsx'
import { useFollowPlan } from '../../../features/plans/page/use-follow-plan.ts'
import { useLeaveWithoutPlan } from '../../../features/plans/page/use-leave-without-plan.ts'
import { BottomBar } from '../../../features/site/frame/bottom-bar.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/plan.ts'

export default function Plan({ params }: Route.ComponentProps) {
  const { data, isLoadingError, isPlaceholderData } = usePlan(params.id, { cacheFirst: true })
  // Drawn in pieces: a finger need not wait for all of a plan.
  const plan = useDeferredValue(data)
  useLeaveWithoutPlan(isLoadingError)
  useOfflineApp(plan)
  useFollowPlan(params.id, data !== undefined && data.keptAt === undefined)
  return (
    <>
      <PlanHeader plan={plan} isChecking={isPlaceholderData || plan !== data} />
      {plan ? (
        <>
          <PlanTabs key={plan.id} plan={plan} userId={session.get()?.user.id ?? ''} />
          <OpenDish plan={plan} />
        </>
      ) : (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      )}
      <BottomBar planId={params.id} childId={plan?.child_name ? plan.child_id : undefined} />
    </>
  )
}
