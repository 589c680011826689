import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

/** Stops the renewal of premium, or takes that back. */
export function useChangeSubscription(change: 'cancelSubscription' | 'resumeSubscription') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api(change, {}),
    onSuccess: (status) => queries.setQueryData(queryKeys.subscription, status),
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.subscription }),
  })
}
