import type { MealTemplateBody } from '@brightplate/contract/meal-template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { mealTemplatesKey } from './use-meal-templates.ts'

export function useKeepWeek() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MealTemplateBody) => api('createMealTemplate', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: mealTemplatesKey }),
  })
}
