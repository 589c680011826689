import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export const useWithdrawnConsents = () =>
  useQuery({
    queryKey: queryKeys.withdrawnConsents,
    // Taken back on other screens too.
    staleTime: 0,
    queryFn: ({ signal }) => api('listWithdrawnConsents', { signal }),
  })
