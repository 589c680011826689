import { ApiError } from '@brightplate/contract/api/api-client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { cachedHere } from './cached-here.ts'
import { forgetCachedPlan, keepPlan, readCachedPlan } from './cached-plan.ts'

const retryMs = 20_000

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === null || error.status >= 500)

/** The plan as the server checks it now; its kept copy where the server cannot be reached. */
async function readOrCached(id: string, signal: AbortSignal): Promise<ShownPlan> {
  try {
    return await api('readPlan', { params: { id }, signal })
  } catch (error) {
    const copy = isUnreachable(error) ? readCachedPlan(cachedHere(), id) : null
    if (copy) return copy
    if (error instanceof ApiError && error.code === 'not_found') forgetCachedPlan(cachedHere(), id)
    throw error
  }
}

/**
 * A plan to read, by the server's answer or, without one, by the copy kept when it was last open. With `cacheFirst` the
 * copy is there at once, as placeholder, until either is known: for reading, not for cooking or paper.
 */
export function usePlan(id: string, { cacheFirst = false } = {}) {
  const query = useQuery<ShownPlan>({
    queryKey: queryKeys.plans.one(id),
    // A plan is checked against today's profile each time it is read.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }: { state: { data: ShownPlan | undefined } }) =>
      state.data?.keptAt ? retryMs : false,
    queryFn: ({ signal }) => readOrCached(id, signal),
    placeholderData: () => (cacheFirst ? readCachedPlan(cachedHere(), id) : null) ?? undefined,
  })
  const plan = query.data
  useEffect(() => {
    if (plan && !plan.keptAt) keepPlan(cachedHere(), plan, new Date().toISOString())
  }, [plan])
  return query
}
