import type { ChangeAccountBody } from '@brightplate/contract/account/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { session } from '../../api/session/session.ts'

export function useChangeAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeAccountBody) => api('changeAccount', { body }),
    onSuccess: ({ token, ...account }) => {
      const { id, name, email, language } = account
      if (token) session.changeToken(token)
      session.changeUser({ id, name, email, ...(language ? { language } : {}) })
      queries.setQueryData(queryKeys.account, account)
      void queries.invalidateQueries({ queryKey: queryKeys.access.all })
      void queries.invalidateQueries({ queryKey: queryKeys.withdrawnConsents })
    },
  })
}
