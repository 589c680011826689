/** Where a request's trace began, as its header `traceparent` says. */
export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

interface RequestEnd {
  method: string
  /** A pattern, never an address. */
  route: string
  status: number
  requestId: string
}

/** What took how long, for whoever follows a call through several services. Nothing of a family is in it. */
export interface Traces {
  /** Answers with what ends it. */
  requestBegan: (parent: TraceParent | null) => (end: RequestEnd) => void
  /** Answers with what ends it: null where the plan was made, else why not, as a code. */
  planBegan: (kind: string) => (refusal: string | null) => void
  /** Sends what is not sent yet. */
  close: () => Promise<void>
}
