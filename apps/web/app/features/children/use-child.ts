import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useChild = (id: string) =>
  useQuery({
    queryKey: ['children', id],
    // A profile deleted elsewhere must not open from memory.
    gcTime: 0,
    queryFn: ({ signal }) => api('readChild', { params: { id }, signal }),
  })
