import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useGoalTicks = (childId: string) =>
  useQuery({
    queryKey: queryKeys.children.goalTicks(childId),
    queryFn: ({ signal }) => api('listGoalTicks', { params: { id: childId }, signal }),
  })
