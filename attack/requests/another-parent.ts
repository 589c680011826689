import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Family } from '../family.ts'

/** Where another parent reads: in the process that is attacked, or in one beside it on the same database. */
export interface Reading {
  where: string
  url: string
}

const readings = z.object({ ms: z.number(), share: z.number() })

/** How long another parent's reads take, as a median in milliseconds, and which share was answered. */
async function readsOf(url: string, { token }: Pick<Family, 'token'>) {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: { url, token },
  })
  const [said] = await once(thread, 'message')
  return readings.parse(said)
}

/** The same of each place that they read in, one after the other. */
export async function eachReads(readings: readonly Reading[], parent: Pick<Family, 'token'>) {
  const found = []
  for (const { where, url } of readings) found.push({ where, ...(await readsOf(url, parent)) })
  return found
}
