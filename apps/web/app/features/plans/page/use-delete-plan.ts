import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

export function useDeletePlan(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('deletePlan', { params: { id } }),
    onSuccess: () => {
      for (const list of ['summaries', 'newest']) {
        queries.invalidateQueries({ queryKey: ['plans', list] })
      }
    },
  })
}
