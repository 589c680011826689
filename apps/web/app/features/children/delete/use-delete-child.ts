import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export function useDeleteChild(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (plans: 'keep' | 'delete') =>
      api('deleteChild', { params: { id }, query: { plans } }),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}
