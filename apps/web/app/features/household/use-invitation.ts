import type { Invitation } from '@brightplate/contract/account/household'
import { ApiError } from '@brightplate/contract/api/api-client'
import { useCallback, useEffect, useState } from 'react'
import * as words from '#words/household/join'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'

export type ReadInvitation =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'refused'; message: string }
  | { state: 'read'; invitation: Invitation }

async function readInvitation(token: string): Promise<ReadInvitation> {
  try {
    return { state: 'read', invitation: await api('readInvitation', { body: { token } }) }
  } catch (error) {
    return error instanceof ApiError && error.code === 'invitation_invalid'
      ? { state: 'refused', message: errorMessage(error, words.couldNotLoad) }
      : { state: 'failed' }
  }
}

/** What an invitation says. No query: public pages have no client of the queries. */
export function useInvitation(token: string) {
  const [read, setRead] = useState<ReadInvitation>({ state: 'loading' })
  const again = useCallback(async () => {
    setRead({ state: 'loading' })
    setRead(await readInvitation(token))
  }, [token])
  useEffect(() => {
    void again()
  }, [again])
  return { read, again }
}
