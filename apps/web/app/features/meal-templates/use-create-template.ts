import type { MealTemplateBody } from '@brightplate/contract/plans/meal-template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

export function useCreateTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MealTemplateBody) => api('createMealTemplate', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.mealTemplates }),
  })
}
