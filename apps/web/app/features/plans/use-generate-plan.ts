import { ApiError } from '@brightplate/contract/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { localDate } from '../../ui/dates.ts'

export interface GenerateChoice {
  childId: string
  durationDays: 7 | 14
  /** One for each click: the same key never spends two plans. */
  key: string
}

const wasNotReached = (error: unknown) => error instanceof ApiError && error.status === null

/** Makes a plan from today on and gives its id. A broken line is tried once more with the same key. */
export function useGeneratePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ childId, durationDays, key }: GenerateChoice) => {
      const made = await api('generatePlan', {
        headers: { 'idempotency-key': key },
        body: {
          child_id: childId,
          duration_days: durationDays,
          start_date: localDate(new Date()),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      })
      if (!('plan_data' in made)) throw new ApiError(null, null)
      return made.id
    },
    retry: (failures, error) => failures < 1 && wasNotReached(error),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['plans'] }),
  })
}
