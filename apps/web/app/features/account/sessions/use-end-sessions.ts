import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/account/sessions/open'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Logs out the session of an id, or all others where none is given. */
export function useEndSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api('endOtherSessions', {}) : api('endSession', { params: { id } }),
    onSuccess: (_, id) => {
      toast.success(id === null ? words.loggedOutOthers : words.loggedOut)
      return queries.invalidateQueries({ queryKey: queryKeys.access.all })
    },
  })
}
