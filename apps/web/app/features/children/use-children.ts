import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useChildren = () =>
  useQuery({
    queryKey: queryKeys.children.all,
    queryFn: ({ signal }) => api('listChildren', { signal }),
  })
