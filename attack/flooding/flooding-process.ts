/**
 * One flood in a process of its own, which its first argument names, until it is stopped. An attacker works on
 * machines of their own: here it gives way to the service, to its database and to whoever reads.
 */
import { setPriority } from 'node:os'
import { z } from 'zod'
import { kinds } from './kinds.ts'

const leastPriority = 19

const { kind, url, flooder } = z
  .object({
    kind: z.string(),
    url: z.string(),
    flooder: z.object({ token: z.string(), password: z.string(), childId: z.string() }),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

setPriority(leastPriority)
const flooding = await kinds[kind]?.start(url, flooder)
process.send?.('floods')
process.once('message', async () => {
  await flooding?.stop()
  process.exit()
})
