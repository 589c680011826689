import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

/** Who may be chosen to eat with a child; nothing while no child is chosen. */
export const useTable = (childId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.children.table(childId ?? ''),
    enabled: childId !== undefined,
    queryFn: ({ signal }) => api('readTable', { params: { id: childId ?? '' }, signal }),
  })
