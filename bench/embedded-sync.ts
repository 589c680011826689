import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../apps/server/src/db/database.ts'
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/open-embedded-database.ts'
import { type DiskSync, diskSync } from '../apps/server/src/db/embedded/wal-sync.ts'
import { households } from '../apps/server/src/db/tables/household/households.ts'

/** What it costs to have every commit on the disk before its answer: `npm run bench:sync -- FOLDER`. */

const seconds = 5
const noSync: DiskSync = { later: async () => {}, now: () => {} }

/** Small commits a second, each awaited before the next of its writer, and their middle and 99th length. */
async function measure(db: Db, writers: number) {
  const tookMs: number[] = []
  const until = performance.now() + seconds * 1000
  const write = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      await db
        .insert(households)
        .values({ householdId: crypto.randomUUID(), createdAt: new Date() })
      tookMs.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  tookMs.sort((a, b) => a - b)
  const at = (share: number) => (tookMs[Math.floor(tookMs.length * share)] ?? 0).toFixed(1)
  return `${Math.round(tookMs.length / seconds)} commits a second, ${at(0.5)} ms, ${at(0.99)} ms`
}

const parent = process.argv[2] ?? tmpdir()
for (const [name, disk] of [
  ['synced', diskSync],
  ['not synced', noSync],
] as const) {
  const folder = await mkdtemp(join(parent, 'brightplate-sync-'))
  const { db, close } = await openEmbeddedDatabase(folder, undefined, disk)
  for (const writers of [1, 16, 64]) {
    console.log(`${name}, ${writers} at a time: ${await measure(db, writers)}`)
  }
  await close()
  await rm(folder, { recursive: true })
}
