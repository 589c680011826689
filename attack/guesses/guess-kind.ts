import { createApiClient } from '@brightplate/contract/api/api-client'
import { type Answer, type Sent, send } from '../requests/send.ts'

/** How many tries of 15 minutes are looked at, as docs/accounts-and-payments.md says. */
export const mostOfAccount = 10
export const mostOfAddress = 20
export const mostOfNetwork = 100

/** From where a try comes, as the proxy in front of the service says. */
export interface Source {
  /** One address, addresses of one network, or a network of its own. */
  group: 'address' | 'network' | 'anywhere'
  ip: string
}

export interface GuessKind {
  what: string
  /** Tries are at one account, and counted for it wherever they come from. */
  isOfAccount: boolean
  /** Tries are counted by address and network. */
  isOfPlace: boolean
  /** With what a try may be answered that opens nothing: written down before it is made. */
  may: readonly number[]
  /** What no answer may say: it tells of whom the tries are at. */
  secret: string
  guess: (url: string, from: string, number: number) => Promise<Answer>
  /** Whether the parent gets in as ever once all tries were made. */
  parentGetsIn: (url: string) => Promise<boolean>
}

export const homeIp = '203.0.113.7'

export const forwarded = (ip: string) => ({ 'x-forwarded-for': ip })

/** A call from somewhere, as the proxy hands it on. */
export const sendFrom = (url: string, from: string, path: string, body: object, token?: string) => {
  const sent: Sent = { method: 'POST', path: `/api${path}`, body: JSON.stringify(body), token }
  return send(url, { ...sent, headers: forwarded(from) })
}

/** The contract's own client, at home. */
export const homeClient = (url: string, token: string | null = null) =>
  createApiClient({
    fetch: (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', homeIp)
      return fetch(`${url}${path}`, { ...init, headers })
    },
    token: () => token,
    onUnauthenticated: () => {},
  })

/** Whether a call succeeds; what it throws is that it was refused. */
export const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )
