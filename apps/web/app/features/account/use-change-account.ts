import type { ChangeAccountBody } from '@brightplate/contract/account'
import { ApiError } from '@brightplate/contract/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { expireSession, passwordApi } from '../../api/api.ts'
import { session } from '../../api/session.ts'

/** A 401 here ends the session only when it is the session that was refused. */
export function endIfExpired(error: unknown): void {
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    expireSession(session.get()?.token ?? null)
  }
}

export function useChangeAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeAccountBody) => passwordApi('changeAccount', { body }),
    onSuccess: ({ id, name, email }) => {
      session.changeUser({ id, name, email })
      queries.invalidateQueries({ queryKey: ['account'] })
    },
    onError: endIfExpired,
  })
}
