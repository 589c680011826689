import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { newAccounts } from '../hostile/new-accounts.ts'
import { type HostileTask, sendHostile } from '../hostile/send-hostile.ts'
import { startHostile } from '../hostile/start-hostile.ts'
import type { Place } from '../place.ts'
import { judgeReads } from '../requests/judge-reads.ts'
import { openTally, type Row } from '../tally.ts'

/** A process settles in first: what it compiles at its first requests is no memory that an attack takes. */
const warmUp = 1500

/** Pipelines, broken and half requests of strangers and of two accounts, while another parent reads. */
export async function hostile(
  place: Place,
  { requests, seed, untilMs }: Pick<HostileTask, 'requests' | 'seed' | 'untilMs'>,
): Promise<Row[]> {
  const { database } = place
  const tally = openTally('hostile', database)
  const servers = [await place.start()]
  if (database === 'PostgreSQL') servers.push(await place.start())
  const urls = servers.map(({ url }) => url)
  const accounts = await newAccounts(urls[0] ?? '')
  const { token, childId, mark } = accounts.victim
  const task = { database, urls, accounts, requests, seed, untilMs }
  await sendHostile({ ...task, requests: Math.min(requests, warmUp), seed: seed + 1 })
  const rows = await judgeReads(tally, servers, accounts.victim, () => startHostile(task))
  const { name } = await clientOf(urls[0] ?? '', token)('readChild', { params: { id: childId } })
  tally.count('another’s child is what it was', name === mark, name)
  for (const server of servers) await server.kill('SIGKILL')
  return [...rows, ...tally.rows()]
}
