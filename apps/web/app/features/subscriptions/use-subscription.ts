import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { subscriptionQueryKey } from './subscription-query-key.ts'

export const useSubscription = () =>
  useQuery({
    queryKey: subscriptionQueryKey,
    queryFn: ({ signal }) => api('readSubscription', { signal }),
  })
