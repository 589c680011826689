import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useFactors = () =>
  useQuery({
    queryKey: queryKeys.access.factors,
    queryFn: ({ signal }) => api('readFactors', { signal }),
  })
