import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useSubscription = () =>
  useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api('readSubscription', { signal }),
  })
