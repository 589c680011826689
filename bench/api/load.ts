import type { ChildProcess } from 'node:child_process'
import autocannon from 'autocannon'
import { processorMs } from './process-figures.ts'

export interface Load {
  perSecond: number
  p99Ms: number
  /** Processor time of the process that answered, for one request. */
  processorMs: number
}

/** An address, and the process that answers there. */
export interface Answering {
  url: string
  process: ChildProcess
}

const connections = 50

/** What one address answers under 50 connections. Throws where any answer is not 200. */
export async function loadOf(
  { url, process }: Answering,
  token: string,
  seconds: number,
): Promise<Load> {
  const before = processorMs(process)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`)
  }
  return {
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    processorMs: (processorMs(process) - before) / result.requests.total,
  }
}
