import { newFamily } from '../family.ts'
import { makeKinds } from '../guesses/make-kinds.ts'
import { tryKind } from '../guesses/try-kind.ts'
import type { Place } from '../place.ts'
import { judgeReads } from '../requests/judge-reads.ts'
import { openTally, type Row } from '../tally.ts'

/** Every address that a stranger names is believed of the proxy, which the attack takes the place of. */
const behindProxy = { TRUST_PROXY: '127.0.0.1,::1' }

/** Tries to get in by every way that there is, through every process, while another parent reads. */
export async function guesses(
  place: Place,
  { tries, seed, untilMs }: { tries: number; seed: number; untilMs: number },
): Promise<Row[]> {
  const tally = openTally('guesses', place.database)
  const servers = [await place.start(behindProxy)]
  const kinds = await makeKinds(place, servers[0]?.url ?? '')
  const another = await newFamily(servers[0]?.url ?? '')
  if (place.database === 'PostgreSQL') servers.push(await place.start(behindProxy))
  const urls = servers.map(({ url }) => url)
  await judgeReads(tally, servers, another, async () => {
    for (const [at, kind] of kinds.entries()) {
      if (Date.now() > untilMs) return
      console.error(`${kind.what} ...`)
      await tryKind(tally, kind, { urls, tries, seed, at, untilMs })
    }
  })
  for (const server of servers) await server.kill('SIGKILL')
  return tally.rows()
}
