import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useSubscription = () =>
  useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => api('readSubscription', { signal }),
  })
