import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useAccount = () =>
  useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => api('readAccount', { signal }),
  })
