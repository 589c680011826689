import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useChildren = () =>
  useQuery({
    queryKey: ['children'],
    queryFn: ({ signal }) => api('listChildren', { signal }),
  })
