/** Hostile requests in a process of their own, which gives way to the service and to whoever reads, as an attacker’s machine would. */
import { setPriority } from 'node:os'
import { type HostileTask, sendHostile } from './send-hostile.ts'

const leastPriority = 19

setPriority(leastPriority)
process.once('message', async (task: HostileTask) => {
  process.send?.(await sendHostile(task), () => process.exit())
})
