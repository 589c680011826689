import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { count, sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { StartupError } from '../../startup-error.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { households } from '../tables/household/households.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A data folder on a disk of its own. */
async function openOnSmallDisk() {
  const disk = await temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk])
  onTestFinished(() => {
    execFileSync('umount', [disk])
  })
  const folder = join(disk, 'data')
  cpSync(inject('embeddedTemplate').dataFolder, folder, { recursive: true })
  const database = await openEmbeddedDatabase(folder)
  onTestFinished(database.close)
  const filler = join(disk, 'filler')
  return {
    ...database,
    fill: async () => {
      const { bavail, bsize } = await statfs(disk)
      await writeFile(filler, Buffer.alloc(bavail * bsize - 64 * 1024))
    },
    makeRoom: () => rm(filler),
  }
}

describe.runIf(canMount)('a full disk', () => {
  it('stops what is written, loses nothing that was answered, and is over once there is room', async () => {
    const { db, hasRoom, fill, makeRoom } = await openOnSmallDisk()
    const write = async () => {
      await db
        .insert(households)
        .values({ householdId: crypto.randomUUID(), createdAt: new Date() })
    }
    const tryToWrite = () =>
      write().then(
        () => 'written',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
    await write()
    expect(await hasRoom()).toBe(true)
    await fill()
    expect(await hasRoom()).toBe(false)
    // The next row needs another file of the log, without which the engine stops.
    await db.execute(sql`select pg_switch_wal()`).catch(() => {})
    const said = [await tryToWrite(), await tryToWrite(), await tryToWrite()]
    expect(said).toContain('57P02')
    expect(said).not.toContain('written')
    await makeRoom()
    expect(await hasRoom()).toBe(true)
    await expect.poll(tryToWrite, { interval: 500 }).toBe('written')
    const [row] = await db.select({ rows: count() }).from(households)
    expect(row?.rows).toBe(2)
  })
})

describe.runIf(canMount)('a disk without room for a new database', () => {
  it('is said by the first start in one sentence, which leaves nothing half made', async () => {
    const disk = await temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
    onTestFinished(() => {
      execFileSync('umount', [disk])
    })
    const folder = join(disk, 'data')
    const refused: unknown = await openEmbeddedDatabase(folder).catch((error) => error)
    expect(refused).toBeInstanceOf(StartupError)
    expect(String(refused)).toContain('could not be given a database')
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres'))).toEqual([])
  })
})
