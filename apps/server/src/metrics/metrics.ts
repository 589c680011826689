import type { ErrorCode } from '@brightplate/contract/api/error-code'

interface AnsweredRequest {
  method: string
  /** The pattern of its address, such as "/api/children/:id"; an address itself holds ids. */
  route: string
  status: number
  seconds: number
}

/** What the service counts of itself. No label names a household, a user or a child. */
export interface Metrics {
  requestAnswered: (request: AnsweredRequest) => void
  requestRefused: (route: string, code: ErrorCode) => void
  /** Null: it was made. */
  planEnded: (kind: 'plan' | 'change', refusal: ErrorCode | null) => void
  /** Who answered a read that a replica may answer. */
  replicaRead: (by: 'replica' | 'database') => void
  watchStreams: (open: () => number) => void
  contentType: string
  /** In the text format of Prometheus, as it is at this moment. */
  read: () => Promise<string>
}
