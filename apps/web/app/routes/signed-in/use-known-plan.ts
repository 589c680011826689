import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { cachedHere } from '../../features/plans/cached/cached-here.ts'
import { anyCachedPlan } from '../../features/plans/cached/cached-plan.ts'
import { usePlanSummaries } from '../../features/plans/list/use-plan-summaries.ts'
import { whenIdle } from '../../ui/page/when-idle.ts'

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** What is known already, as it comes; nothing is asked for it. */
export function useKnown<Shape>(key: readonly unknown[]): Shape | undefined {
  return useSyncExternalStore(subscribe, () => queryClient.getQueryData<Shape>(key))
}

/**
 * The plan of an evening: the one of the page, else the newest, else one that the device keeps. Where none of them is
 * known, the list of plans is asked for once the page is there.
 */
export function useKnownPlan(openId = ''): MealPlan | MealPlanSummary | undefined {
  const open = useKnown<MealPlan>(queryKeys.plans.one(openId))
  const newest = useKnown<MealPlan | null>(queryKeys.plans.newest)
  const known = open ?? newest ?? anyCachedPlan(cachedHere())
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const { data: summaries } = usePlanSummaries(isIdle && openId === '' && !known)
  return known ?? summaries?.[0]
}
