import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useAccount = () =>
  useQuery({
    queryKey: queryKeys.account,
    queryFn: ({ signal }) => api('readAccount', { signal }),
  })
