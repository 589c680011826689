import { AppError } from '../errors.ts'

const mostWaitingOfAccount = 30

/**
 * Lets large bodies in, one of an account at a time and some in all: each is held whole, and worked on in the thread
 * that answers. Whoever waits is not read on, which the system tells the sender. Resolves with what lets the next one
 * in, and throws `too_many_requests` for an account that has too many waiting.
 */
export function uploadTurns(atOnce: number): (account: string) => Promise<() => void> {
  // The order of the keys is the order of turns.
  const waiting = new Map<string, (() => void)[]>()
  const inside = new Set<string>()
  const letIn = () => {
    for (const [account, own] of waiting) {
      if (inside.size >= atOnce) return
      if (inside.has(account)) continue
      if (own.length === 1) waiting.delete(account)
      inside.add(account)
      own.shift()?.()
    }
  }
  return async (account) => {
    const own = waiting.get(account) ?? []
    if (own.length >= mostWaitingOfAccount) throw new AppError('too_many_requests')
    const turn = new Promise<void>((resolve) => own.push(resolve))
    waiting.set(account, own)
    letIn()
    await turn
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      inside.delete(account)
      const rest = waiting.get(account)
      if (rest) {
        // The account's next one waits behind those of all others.
        waiting.delete(account)
        waiting.set(account, rest)
      }
      letIn()
    }
  }
}
