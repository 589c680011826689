import type { ChildBody } from '@brightplate/contract/child'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** Creates a child, or changes the one with the id. */
export function useSaveChild(id: string | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChildBody) =>
      id === null ? api('createChild', { body }) : api('changeChild', { params: { id }, body }),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: ['children'], exact: true })
      queries.invalidateQueries({ queryKey: ['plans'] })
    },
  })
}
