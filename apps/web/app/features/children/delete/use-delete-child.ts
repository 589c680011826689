import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

export function useDeleteChild(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (plans: 'keep' | 'delete') =>
      api('deleteChild', { params: { id }, query: { plans } }),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: ['children'], exact: true })
      queries.invalidateQueries({ queryKey: ['plans'] })
    },
  })
}
