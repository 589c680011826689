import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const mealTemplatesKey = ['meal-templates'] as const

export const useMealTemplates = () =>
  useQuery({
    queryKey: mealTemplatesKey,
    queryFn: ({ signal }) => api('listMealTemplates', { signal }),
  })
