import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Flooder } from './kinds.ts'

const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

/** Floods a service until it is stopped; resolves once the flood has begun. */
export async function startFlood(
  kind: string,
  url: string,
  { token, password, childId }: Flooder,
): Promise<{ stop: () => Promise<void> }> {
  const told = JSON.stringify({ kind, url, flooder: { token, password, childId } })
  const child = fork(new URL('./flooding-process.ts', import.meta.url), [told])
  started.add(child)
  const ended = once(child, 'exit').then(([code]) => {
    started.delete(child)
    return code
  })
  const first = await Promise.race([once(child, 'message'), ended])
  if (!Array.isArray(first)) throw new Error(`A flood ended with ${first} before it began`)
  return {
    stop: async () => {
      child.send('stop')
      await ended
    },
  }
}
