import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { planLists } from '../../../api/query-keys.ts'

export function useDeletePlan(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('deletePlan', { params: { id } }),
    onSuccess: () => {
      for (const queryKey of planLists) queries.invalidateQueries({ queryKey })
    },
  })
}
