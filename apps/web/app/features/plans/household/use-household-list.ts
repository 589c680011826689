import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export const useHouseholdList = (planId: string) =>
  useQuery({
    queryKey: queryKeys.plans.household(planId),
    // Its plans are checked against today's profiles each time it is read.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api('readHouseholdList', { params: { id: planId }, signal }),
  })
