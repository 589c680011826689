import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export const useCareLinks = () =>
  useQuery({
    queryKey: queryKeys.careLinks,
    // When a link was last opened is looked at to see whether somebody has come.
    staleTime: 0,
    queryFn: ({ signal }) => api('listCareLinks', { signal }),
  })
