import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { count, sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { households } from '../tables/household/households.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'

/** A disk whose syncs a test lets through, and a list of all of them. */
async function openOnSlowDisk() {
  const folder = join(await temporaryFolder(), 'data')
  cpSync(inject('embeddedTemplate').dataFolder, folder, { recursive: true })
  const synced: string[] = []
  const disk = { held: [] as (() => void)[], holds: false, fails: false }
  const { db, close } = await openEmbeddedDatabase(folder, undefined, {
    later: async (path) => {
      if (disk.holds) await new Promise<void>((resolve) => disk.held.push(resolve))
      if (disk.fails) throw Object.assign(new Error('The disk failed'), { code: 'EIO' })
      synced.push(`later ${path}`)
    },
    now: (path) => {
      synced.push(`now ${path}`)
    },
  })
  onTestFinished(async () => {
    disk.fails = false
    letThrough()
    await close()
  })
  synced.length = 0
  // A query of Drizzle's starts when it is awaited.
  const write = async () => {
    await db.insert(households).values({ householdId: crypto.randomUUID(), createdAt: new Date() })
  }
  const letThrough = () => {
    disk.holds = false
    for (const go of disk.held.splice(0)) go()
  }
  return { db, synced, disk, write, letThrough }
}

const aLittle = () => new Promise((resolve) => setTimeout(resolve, 100))

/** However slow the machine is: each write starts in a turn of its own. */
async function turnsFor(writes: number) {
  for (let turn = 0; turn < writes * 50; turn += 1) await nextTurn()
}

describe('a commit on the embedded database', () => {
  it('is answered only once its log is on the disk', async () => {
    const { disk, write, letThrough, synced, db } = await openOnSlowDisk()
    disk.holds = true
    const answered: string[] = []
    const writing = write().then(() => answered.push('write'))
    const transaction = db
      .transaction((tx) =>
        tx.insert(households).values({ householdId: crypto.randomUUID(), createdAt: new Date() }),
      )
      .then(() => answered.push('transaction'))
    const reading = db
      .execute(sql`select count(*) from households`)
      .then(() => answered.push('read'))
    await expect.poll(() => disk.held.length).toBe(1)
    await aLittle()
    expect(answered).toEqual([])
    letThrough()
    await Promise.all([writing, transaction, reading])
    expect(answered.sort()).toEqual(['read', 'transaction', 'write'])
    expect(synced.length).toBeGreaterThan(0)
    for (const one of synced) expect(one).toMatch(/^later .+pg_wal[\\/][0-9A-F]{24}$/)
  })

  it('shares a sync with those that came while one was under way', async () => {
    const { disk, write, letThrough, synced } = await openOnSlowDisk()
    disk.holds = true
    const first = write()
    await expect.poll(() => disk.held.length).toBe(1)
    const others = Array.from({ length: 20 }, write)
    await turnsFor(others.length)
    letThrough()
    await Promise.all([first, ...others])
    expect(synced.length).toBeLessThanOrEqual(3)
  })

  it('has its log on the disk before any table is written', async () => {
    const { db, disk, write, letThrough, synced } = await openOnSlowDisk()
    disk.holds = true
    const writing = write()
    await expect.poll(() => disk.held.length).toBe(1)
    const checkpoint = db.execute(sql`checkpoint`).then(() => {})
    await expect.poll(() => synced.some((one) => /pg_control/.test(one))).toBe(true)
    expect(synced[0]).toMatch(/^now .+pg_wal[\\/][0-9A-F]{24}$/)
    expect(synced.some((one) => /^now .+base/.test(one))).toBe(true)
    letThrough()
    await Promise.all([writing, checkpoint])
  })

  it('that a failing disk did not take is no success; the next is made on an engine opened again', async () => {
    const { db, disk, write } = await openOnSlowDisk()
    await write()
    disk.fails = true
    await expect(write()).rejects.toMatchObject({ cause: { code: 'EIO' } })
    disk.fails = false
    await write()
    const [row] = await db.select({ rows: count() }).from(households)
    expect(row?.rows).toBeGreaterThanOrEqual(2)
  })
})
