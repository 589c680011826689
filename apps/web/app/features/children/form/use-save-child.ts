import type { Child, ChildBody } from '@brightplate/contract/child/child'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { onlyStanding } from '../given-answers.ts'

/** Creates a child, once for each key, or changes it, unless it was changed since `base` was read. */
export function useSaveChild(base: Child | null, key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: ChildBody) => {
      if (!base) {
        return api('createChild', { headers: { 'idempotency-key': key }, body: onlyStanding(body) })
      }
      const params = { id: base.id }
      const { revision } = base
      return api('changeChild', {
        params,
        body: { ...onlyStanding(body), ...(revision === undefined ? {} : { revision }) },
      })
    },
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}
