import type { TraceParent } from './traces.ts'

const header = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Reads `traceparent` (W3C Trace Context 1, section 3.2); null where there is none that is well-formed. */
export function traceParent(value: unknown): TraceParent | null {
  const read = header.exec(String(value))
  if (!read) return null
  const [, traceId = '', spanId = '', flags = ''] = read
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
