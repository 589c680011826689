import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useChild = (id: string) =>
  useQuery({
    queryKey: ['children', id],
    queryFn: ({ signal }) => api('readChild', { params: { id }, signal }),
  })
