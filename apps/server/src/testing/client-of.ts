import { type ApiCall, createApiClient } from '@brightplate/contract/api/api-client'

/** The contract's own client on a server process, signed in with `token` where there is one. */
export const clientOf = (url: string, token: string | null = null): ApiCall =>
  createApiClient({
    fetch: (path, init) => fetch(`${url}${path}`, init),
    token: () => token,
    onUnauthenticated: () => {},
  })
