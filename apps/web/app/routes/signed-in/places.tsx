import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { cachedHere } from '../../features/plans/cached/cached-here.ts'
import { anyCachedPlan } from '../../features/plans/cached/cached-plan.ts'
import { usePlanSummaries } from '../../features/plans/list/use-plan-summaries.ts'
import { BottomBar } from '../../features/site/frame/bottom-bar.tsx'
import { childOfPath } from '../../features/site/frame/places.ts'
import { whenIdle } from '../../ui/page/when-idle.ts'

/**
 * The places of an evening on the pages that are about something else, by what is known already. Where no plan is, the
 * list of plans is asked for once the page is there.
 */
export default function Places() {
  const newest = queryClient.getQueryData<MealPlan | null>(queryKeys.plans.newest)
  const children = queryClient.getQueryData<Child[]>(queryKeys.children.all)
  const known = newest ?? anyCachedPlan(cachedHere())
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const { data: summaries } = usePlanSummaries(isIdle && !known)
  const plan = known ?? summaries?.[0]
  const ofPath = childOfPath.exec(useLocation().pathname)?.[1]
  return <BottomBar planId={plan?.id} childId={ofPath ?? plan?.child_id ?? children?.[0]?.id} />
}
