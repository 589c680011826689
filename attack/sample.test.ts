import { expect, it, onTestFinished } from 'vitest'
import { makeKinds } from './guesses/make-kinds.ts'
import { tryKind } from './guesses/try-kind.ts'
import { newAccounts } from './hostile/new-accounts.ts'
import { sendHostile } from './hostile/send-hostile.ts'
import { openEmbeddedPlace } from './place.ts'
import { openTally, type Row } from './tally.ts'

const seed = 40
/** A try at a password takes a third of a second of an idle core, in a thread that gives way to all others. */
const mostMs = 400_000
/** One account bears ten. */
const tries = 12

const broken = (rows: readonly Row[]) => rows.filter((row) => row.broken > 0)

async function attacked() {
  const place = await openEmbeddedPlace()
  onTestFinished(place.close)
  const { url } = await place.start({ TRUST_PROXY: '127.0.0.1,::1' })
  return { place, url }
}

it(
  'a sample of hostile requests is answered as was written down',
  async () => {
    const { url } = await attacked()
    const accounts = await newAccounts(url)
    const untilMs = Date.now() + mostMs
    const rows = await sendHostile({
      ...{ database: 'PGlite', urls: [url], accounts, requests: 800, seed, untilMs },
    })
    expect(broken(rows)).toEqual([])
    expect(rows.every(({ tried }) => tried > 40)).toBe(true)
  },
  mostMs,
)

it(
  'a sample of tries to get in opens nothing, and the parent gets in',
  async () => {
    const { place, url } = await attacked()
    const tally = openTally('guesses', place.database)
    for (const [at, kind] of (await makeKinds(place, url)).entries()) {
      const untilMs = Date.now() + mostMs
      await tryKind(tally, kind, { urls: [url], tries, seed, at, untilMs })
    }
    expect(broken(tally.rows())).toEqual([])
  },
  mostMs,
)
