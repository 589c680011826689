import type { MealTemplate } from '@brightplate/contract/plans/meal-template'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/meal-templates'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { toast } from '../../ui/toasts/toast.tsx'

export function useDeleteTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('deleteMealTemplate', { params: { id } }),
    onSuccess: (_, id) => {
      // Said here: what asked for it goes away with the week.
      toast.success(words.deleted)
      queries.setQueryData<MealTemplate[]>(queryKeys.mealTemplates, (templates) =>
        templates?.filter((template) => template.id !== id),
      )
    },
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.mealTemplates }),
  })
}
