import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const goalTicksKey = (childId: string) => ['children', childId, 'goal-ticks'] as const

export const useGoalTicks = (childId: string) =>
  useQuery({
    queryKey: goalTicksKey(childId),
    queryFn: ({ signal }) => api('listGoalTicks', { params: { id: childId }, signal }),
  })
