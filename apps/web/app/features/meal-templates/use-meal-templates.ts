import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const useMealTemplates = () =>
  useQuery({
    queryKey: queryKeys.mealTemplates,
    queryFn: ({ signal }) => api('listMealTemplates', { signal }),
  })
