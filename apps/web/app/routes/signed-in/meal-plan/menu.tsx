import * as words from '#words/routes/signed-in/meal-plan/menu'
import { usePlan } from '../../../features/plans/cached/use-plan.ts'
import { NowAndNext } from '../../../features/plans/child-menu/now-and-next.tsx'
import { useLeaveWithoutPlan } from '../../../features/plans/page/use-leave-without-plan.ts'
import { site } from '../../../site.ts'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/menu.ts'

/** It fills the screen: a child has nothing to press here. */
export const handle = { isFullScreen: true }

export default function ChildMenu({ params }: Route.ComponentProps) {
  const { data: plan, isLoadingError } = usePlan(params.id)
  useLeaveWithoutPlan(isLoadingError)
  return (
    <>
      <title>{`${words.title} · ${site.name}`}</title>
      {plan ? <NowAndNext plan={plan} /> : <LoadingState />}
    </>
  )
}
