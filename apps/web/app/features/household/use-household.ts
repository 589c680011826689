import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useHousehold = () =>
  useQuery({
    queryKey: queryKeys.household,
    queryFn: ({ signal }) => api('readHousehold', { signal }),
  })
