import type { Child, ChildBody } from '@brightplate/contract/child/child'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { asSent, onlyStanding } from '../given-answers.ts'
import { mergeChanges } from '../merge-changes.ts'

/** Creates a child, once for each key, or lays what was changed since `base` onto the stored one. */
export function useSaveChild(base: Child | null, key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: ChildBody) => {
      if (!base) {
        return api('createChild', { headers: { 'idempotency-key': key }, body: onlyStanding(body) })
      }
      const params = { id: base.id }
      const latest = await api('readChild', { params })
      const merged = mergeChanges<ChildBody>(asSent(base), body, asSent(latest))
      return api('changeChild', { params, body: onlyStanding(merged) })
    },
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}
