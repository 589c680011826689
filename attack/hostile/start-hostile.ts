import { fork } from 'node:child_process'
import { z } from 'zod'
import type { Row } from '../tally.ts'
import type { HostileTask } from './send-hostile.ts'

const tallied = z.array(
  z.object({
    ...{ part: z.string(), database: z.string(), what: z.string(), note: z.string() },
    ...{ tried: z.number(), broken: z.number() },
  }),
)

/** Has a process of its own send hostile requests; answers with what did not hold once all are sent. */
export async function startHostile(task: HostileTask): Promise<Row[]> {
  const child = fork(new URL('./hostile-process.ts', import.meta.url))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.send(task)
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      child.once('message', (rows) => resolve(tallied.parse(rows)))
      child.once('exit', (code) => reject(new Error(`The attacker ended with ${code}`)))
    })
  } finally {
    process.off('exit', end)
  }
}
