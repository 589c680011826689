import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useChild = (id: string) =>
  useQuery({
    queryKey: queryKeys.children.one(id),
    // A profile deleted elsewhere must not open from memory.
    gcTime: 0,
    queryFn: ({ signal }) => api('readChild', { params: { id }, signal }),
  })
