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

export const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const rounds = 3

/** The same three times over: one round may fall beside what else runs on this machine. */
export async function threeReads(readings: readonly Reading[], parent: Pick<Family, 'token'>) {
  const found: Awaited<ReturnType<typeof eachReads>>[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await eachReads(readings, parent))
  return readings.map(({ where }, at) => {
    const here = found.flatMap((each) => each[at] ?? [])
    const share = Math.min(...here.map((one) => one.share))
    return { where, ms: middleOf(here.map(({ ms }) => ms)), share }
  })
}
