import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { cachedHere } from '../../features/plans/cached/cached-here.ts'
import { anyCachedPlan } from '../../features/plans/cached/cached-plan.ts'
import { HeaderPlaces } from '../../features/site/frame/header-places.tsx'
import { childOfPath } from '../../features/site/frame/places.ts'

const planOfPath = /^\/meal-plan\/([0-9a-f-]{36})/

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** What is known already, as it comes; nothing is asked for it. */
const useKnown = <Shape,>(key: readonly unknown[]) =>
  useSyncExternalStore(subscribe, () => queryClient.getQueryData<Shape>(key))

/** The places in the header: of the plan that is open, else of the newest. */
export default function KnownPlaces() {
  const { pathname } = useLocation()
  const open = planOfPath.exec(pathname)?.[1]
  const openPlan = useKnown<MealPlan>(queryKeys.plans.one(open ?? ''))
  const newest = useKnown<MealPlan | null>(queryKeys.plans.newest)
  const children = useKnown<Child[]>(queryKeys.children.all)
  const summaries = useKnown<MealPlanSummary[]>(queryKeys.plans.summaries)
  const plan = openPlan ?? newest ?? anyCachedPlan(cachedHere()) ?? summaries?.[0]
  const childId =
    childOfPath.exec(pathname)?.[1] ?? (plan?.child_name ? plan.child_id : children?.[0]?.id)
  return <HeaderPlaces planId={open ?? plan?.id} childId={childId} />
}
