import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const useNutritionWeeks = (childId: string) =>
  useQuery({
    queryKey: ['children', childId, 'nutrition-weeks'],
    queryFn: ({ signal }) => api('compareNutritionWeeks', { params: { id: childId }, signal }),
  })
