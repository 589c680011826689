import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { planQueryKey } from './plan-query-key.ts'

export const usePlan = (id: string) =>
  useQuery({
    queryKey: planQueryKey(id),
    // A plan is checked against today's profile each time it is read.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api('readPlan', { params: { id }, signal }),
  })
