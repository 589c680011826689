import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { subscriptionQueryKey } from '../subscription-query-key.ts'

/** Stops the renewal of premium, or takes that back. */
export function useChangeSubscription(change: 'cancelSubscription' | 'resumeSubscription') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api(change, {}),
    onSuccess: (status) => queries.setQueryData(subscriptionQueryKey, status),
    onError: () => queries.invalidateQueries({ queryKey: subscriptionQueryKey }),
  })
}
