import { ApiError } from '@brightplate/contract/api/api-client'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { followLogouts } from './session/follow-logouts.ts'
import { session } from './session/session.ts'

const mostRetries = 2

// A button is drawn as busy before the second click of a double click, not a tick later.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a request fails and says so: paused, it would only seem to work on.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < mostRetries &&
        !(error instanceof ApiError && error.status !== null && error.status < 500),
    },
  },
})

if (typeof window !== 'undefined') followLogouts()

let userId = session.get()?.user.id
session.subscribe(() => {
  const next = session.get()?.user.id
  if (next !== userId) queryClient.clear()
  userId = next
})
