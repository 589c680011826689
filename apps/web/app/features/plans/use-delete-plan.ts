import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export function useDeletePlan(id: string) {
  const queries = useQueryClient()
  const mutationKey = ['delete', id]
  const mutation = useMutation({
    mutationKey,
    mutationFn: () => api('deletePlan', { params: { id } }),
    onSuccess: () => {
      for (const list of ['summaries', 'newest']) {
        queries.invalidateQueries({ queryKey: ['plans', list] })
      }
    },
  })
  // The second click of a double click comes before the button is drawn as busy.
  const mutate: typeof mutation.mutate = (...options) => {
    if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(...options)
  }
  return { ...mutation, mutate }
}
