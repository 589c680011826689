import type { GoalTick, GoalTickBody } from '@brightplate/contract/child/goal-tick'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { mutationKeys, queryKeys } from '../../api/query-keys.ts'

function changed(ticks: readonly GoalTick[], { goal, week_start, met }: GoalTickBody): GoalTick[] {
  const others = ticks.filter((tick) => tick.goal !== goal || tick.week_start !== week_start)
  return met ? [{ goal, week_start }, ...others] : others
}

/** A tick shows within the click itself; the calls follow one after another. */
export function useChangeGoalTick(childId: string) {
  const queries = useQueryClient()
  const key = queryKeys.children.goalTicks(childId)
  const mutationKey = mutationKeys.goalTicks(childId)
  const { mutate, error } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: GoalTickBody) => api('changeGoalTick', { params: { id: childId }, body }),
    onSuccess: (ticks) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(key, ticks)
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
  const change: typeof mutate = (body, options) => {
    void queries.cancelQueries({ queryKey: key })
    queries.setQueryData<GoalTick[]>(key, (ticks) => ticks && changed(ticks, body))
    mutate(body, options)
  }
  return { change, error }
}
