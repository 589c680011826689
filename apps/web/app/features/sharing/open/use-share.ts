import { ApiError } from '@brightplate/contract/api/api-client'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/api.ts'
import { lastingStorage } from '../../../api/storage/browser-storage.ts'
import { localDate } from '../../../ui/words/dates.ts'
import {
  forgetEndedShares,
  forgetShare,
  isOver,
  keepShare,
  readCachedShare,
} from './cached-share.ts'

export type Share =
  | { state: 'loading' | 'ended' | 'failed' }
  | { state: 'code'; message: string | null }
  | { state: 'read'; page: SharedPage; isCopy: boolean }

const againMs = 60_000

const isUnreachable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === null || error.status >= 500

/** What the server says of a link now; the kept copy where it cannot be reached. */
async function readShare(secret: string, typed: string | null): Promise<Share> {
  const cached = readCachedShare(lastingStorage, secret, new Date())
  const code = typed ?? cached?.code ?? null
  try {
    const page = await api('readShared', {
      headers: { 'x-care-link': secret, 'x-care-link-code': code ?? undefined },
      query: { day: localDate(new Date()) },
    })
    keepShare(lastingStorage, secret, { page, code })
    return { state: 'read', page, isCopy: false }
  } catch (error) {
    const refusal = error instanceof ApiError ? error.code : null
    if (refusal === 'link_code_needed') return { state: 'code', message: null }
    if (refusal === 'link_code_wrong') {
      return { state: 'code', message: error instanceof ApiError ? error.detail : null }
    }
    if (refusal === 'link_ended') {
      forgetShare(lastingStorage, secret)
      return { state: 'ended' }
    }
    if (cached && (isUnreachable(error) || refusal === 'too_many_requests')) {
      return { state: 'read', page: cached.page, isCopy: true }
    }
    return { state: 'failed' }
  }
}

/** What a link shows, asked for again each minute, and whenever the page is looked at or the connection is back. */
export function useShare(secret: string) {
  const [share, setShare] = useState<Share>({ state: 'loading' })
  const read = useCallback(
    async (code: string | null = null) => {
      const next = secret === '' ? { state: 'ended' as const } : await readShare(secret, code)
      setShare(next)
    },
    [secret],
  )
  useEffect(() => {
    forgetEndedShares(lastingStorage, new Date())
    void read()
  }, [read])
  const isRead = share.state === 'read'
  useEffect(() => {
    if (!isRead) return
    const again = () => {
      if (document.visibilityState === 'visible') void read()
    }
    const timer = setInterval(again, againMs)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [isRead, read])
  const shown: Share =
    share.state === 'read' && isOver(share.page, new Date()) ? { state: 'ended' } : share
  return { share: shown, read }
}
