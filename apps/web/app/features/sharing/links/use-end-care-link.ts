import type { CareLink } from '@brightplate/contract/sharing/care-link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/sharing/links'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

export function useEndCareLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('endCareLink', { params: { id } }),
    onSuccess: (_, id) => {
      toast.success(words.stopped)
      queries.setQueryData<CareLink[]>(queryKeys.careLinks, (links) =>
        links?.filter((link) => link.id !== id),
      )
      void queries.invalidateQueries({ queryKey: queryKeys.withdrawnConsents })
    },
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.careLinks }),
  })
}
