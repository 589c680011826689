import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { residentMb } from '../../bench/api/process-figures.ts'

const settledMs = 60_000

/** What a process holds once it holds no more than `mostMb`, or a minute later. */
export async function settleMemory(process: ChildProcess, mostMb: number): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < settledMs && residentMb(process) > mostMb) await wait(500)
  return residentMb(process)
}
