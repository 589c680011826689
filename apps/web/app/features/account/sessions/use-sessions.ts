import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export const useSessions = () =>
  useQuery({
    queryKey: queryKeys.access.sessions,
    queryFn: ({ signal }) => api('listSessions', { signal }),
  })
