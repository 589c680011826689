import type { MealTemplate } from '@brightplate/contract/meal-template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { mealTemplatesKey } from './use-meal-templates.ts'

export function useDeleteTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('deleteMealTemplate', { params: { id } }),
    onSuccess: (_, id) => {
      // Said here: what asked for it goes away with the week.
      toast.success('Kept week deleted')
      queries.setQueryData<MealTemplate[]>(mealTemplatesKey, (templates) =>
        templates?.filter((template) => template.id !== id),
      )
    },
    onError: () => queries.invalidateQueries({ queryKey: mealTemplatesKey }),
  })
}
