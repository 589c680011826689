import { ApiError } from '@brightplate/contract/api/api-client'
import { errorCodes } from '@brightplate/contract/api/error-code'
import { describe, expect, it } from 'vitest'
import { followAgain } from './follow-again.ts'

type Code = 'unauthenticated' | 'not_found' | 'too_many_requests'

const refusal = (code: Code) => {
  const { status, detail } = errorCodes[code]
  return new ApiError(status, { code, detail })
}

/** One stream after the other, each with how long it lasts and how it ends; then nobody looks any more. */
async function timesOf(...streams: readonly { lastsMs: number; fails?: Error }[]) {
  let clockMs = 0
  let isSignedIn = true
  const opened: number[] = []
  const left = [...streams]
  await followAgain({
    follow: async () => {
      opened.push(clockMs)
      const next = left.shift()
      clockMs += next?.lastsMs ?? 0
      if (next?.fails instanceof ApiError && next.fails.code === 'unauthenticated') {
        isSignedIn = false
      }
      if (next?.fails) throw next.fails
    },
    isWanted: () => isSignedIn && left.length > 0,
    pause: async (ms) => {
      clockMs += ms
    },
    nowMs: () => clockMs,
  })
  return opened
}

const last = { lastsMs: 0 }

describe('a stream that ended', () => {
  it('is asked for again at once where it has lasted, so that who is signed out is told', async () => {
    expect(await timesOf({ lastsMs: 60_000 }, last)).toEqual([0, 60_000])
  })

  it('is not asked for again and again where it ends at once', async () => {
    const streams = Array.from({ length: 4 }, () => ({ lastsMs: 10 }))
    expect(await timesOf(...streams)).toEqual([0, 5000, 10_000, 15_000])
  })

  it('is asked for again in a while where it was cut, or there are too many', async () => {
    const cut = { lastsMs: 60_000, fails: new ApiError(null, null) }
    const many = { lastsMs: 0, fails: refusal('too_many_requests') }
    expect(await timesOf(cut, many, last)).toEqual([0, 65_000, 70_000])
  })

  it('is asked for once more where the session is over, and never after it', async () => {
    const over = { lastsMs: 0, fails: refusal('unauthenticated') }
    expect(await timesOf({ lastsMs: 60_000 }, over, last, last)).toEqual([0, 60_000])
  })

  it('is not asked for again where the plan is gone', async () => {
    const gone = { lastsMs: 0, fails: refusal('not_found') }
    expect(await timesOf(gone, last)).toEqual([0])
  })
})
