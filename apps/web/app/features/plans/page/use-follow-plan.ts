import type { PlanEvent } from '@brightplate/contract/plans/meal-plan'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStream } from '../../../api/api.ts'
import { followEvents } from '../../../api/follow-events.ts'
import { planLists, queryKeys } from '../../../api/query-keys.ts'
import { whenIdle } from '../../../ui/page/when-idle.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** Reads the plan again when another device has changed it, while the page is looked at. */
export function useFollowPlan(id: string, isShown: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isShown) return
    const queryKey = queryKeys.plans.one(id)
    let reads = new AbortController()
    let isLeft = false
    const take = ({ revision }: PlanEvent) => {
      const shown = queries.getQueryData<ShownPlan>(queryKey)
      // A change made here answers with its plan, or fails because another came first.
      if (!shown || shown.revision === revision || queries.isMutating() > 0) return
      for (const key of [queryKey, ...planLists]) void queries.invalidateQueries({ queryKey: key })
    }
    const follow = () => {
      reads.abort()
      reads = new AbortController()
      if (document.hidden || isLeft) return
      void followEvents<PlanEvent>(
        { open: (signal) => openStream('followPlan', { params: { id }, signal }), onEvent: take },
        reads.signal,
      )
    }
    whenIdle(follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', follow)
      reads.abort()
    }
  }, [id, isShown, queries])
}
