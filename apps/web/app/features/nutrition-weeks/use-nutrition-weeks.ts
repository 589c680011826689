import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useNutritionWeeks = (childId: string) =>
  useQuery({
    queryKey: queryKeys.children.nutritionWeeks(childId),
    queryFn: ({ signal }) => api('compareNutritionWeeks', { params: { id: childId }, signal }),
  })
