import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { newId } from '../../new-id.ts'
import { openTestDatabase } from '../../testing/databases/open-test-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { HouseholdKeys } from '../household-keys.ts'
import { localMasterKey } from '../master/master-key.ts'
import { ownFolder } from '../owner/own-folder.ts'
import { openEpochKeys } from './epoch-keys.ts'
import { renewEpoch } from './renew-epoch.ts'
import { tableKeyStore } from './table-key-store.ts'

const id = () => newId(new Date())
/** More than three transactions of rows. */
const families = 320

async function start(count = families) {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const folder = await temporaryFolder()
  const own = ownFolder({ kind: 'server', keysFolder: folder, dataFolder: null }, randomUUID())
  const epochs = openEpochKeys(own, localMasterKey(randomBytes(32)))
  await epochs.make(1)
  await db
    .insert(installation)
    .values({ id: 1, lookupKey: Buffer.from('x'), keyEpoch: 1, createdAt: new Date() })
  const store = tableKeyStore(epochs)
  const made: HouseholdKeys[] = []
  for (let family = 0; family < count; family += 1) made.push(await store.create(db, id()))
  const epochsOfRows = async () => {
    const rows = await db.select({ epoch: householdKeys.epoch }).from(householdKeys)
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ epoch }) => epoch)].map(([epoch, of]) => [epoch, of.length]),
    )
  }
  const current = async () => (await db.select().from(installation))[0]?.keyEpoch
  const requireAll = async () => {
    for (const keys of made) {
      const found = await store.find(db, keys.householdId)
      expect(found?.own.equals(keys.own)).toBe(true)
    }
  }
  const files = async () => (await readdir(folder)).sort()
  return { db, folder, epochs, store, made, epochsOfRows, current, requireAll, files }
}

/** Is over when it is asked for the n-th time. */
const afterBatches = (most: number) => {
  let asked = 0
  return () => {
    asked += 1
    return asked > most
  }
}

describe('a renewal of the epoch', () => {
  it('that is cut off leaves rows under both, which open, and goes on where it was', async () => {
    const { db, epochs, epochsOfRows, current, requireAll, files } = await start()
    expect(await renewEpoch(db, epochs, { isOver: afterBatches(2) })).toBeNull()
    expect(await epochsOfRows()).toEqual({ 1: families - 200, 2: 200 })
    expect(await files()).toEqual(['epoch-1.key', 'epoch-2.key'])
    expect(await current()).toBe(1)
    await requireAll()
    expect(await renewEpoch(db, epochs, { onlyBegun: true })).toBe(2)
    expect(await epochsOfRows()).toEqual({ 2: families })
    expect(await files()).toEqual(['epoch-2.key'])
    expect(await current()).toBe(2)
    await requireAll()
  })

  it('begins by itself only where it is asked to, and has nothing to go on with else', async () => {
    const { db, epochs, files } = await start(1)
    expect(await renewEpoch(db, epochs, { onlyBegun: true })).toBeNull()
    expect(await files()).toEqual(['epoch-1.key'])
  })

  it('half-way takes nothing from a start, of this version or one before, that drops earlier epochs', async () => {
    const { db, epochs, requireAll, current } = await start()
    await renewEpoch(db, epochs, { isOver: afterBatches(1) })
    await epochs.dropBefore((await current()) ?? 0)
    await requireAll()
  })

  it('takes up families that come, change and go meanwhile', async () => {
    const { db, epochs, store, made, epochsOfRows, requireAll } = await start()
    const childIds = made.map(() => id())
    let next = 0
    let over = false
    const changing = async () => {
      while (!over && next < made.length) {
        const at = next
        next += 7
        const { householdId } = made[at] ?? { householdId: '' }
        await store.change(db, householdId, (keys) => keys.withChild(childIds[at] ?? ''))
        made.push(await store.create(db, id()))
      }
    }
    const [erased] = made.splice(100, 1)
    const erasing = store.destroy(db, erased?.householdId ?? '')
    const [epoch] = await Promise.all([
      renewEpoch(db, epochs).finally(() => {
        over = true
      }),
      changing(),
      erasing,
    ])
    expect(epoch).toBe(2)
    await requireAll()
    for (let at = 0; at < Math.min(next, 100); at += 7) {
      const keys = await store.find(db, made[at]?.householdId ?? '')
      expect(keys?.childIds).toEqual([childIds[at]])
    }
    expect(await store.find(db, erased?.householdId ?? '')).toBeNull()
    expect(Object.keys(await epochsOfRows())).toEqual(['2'])
  })

  it('by two processes at once is one, with one new file', async () => {
    const { db, epochs, epochsOfRows, requireAll, files } = await start()
    await Promise.all([renewEpoch(db, epochs), renewEpoch(db, epochs)])
    const [file = ''] = await files()
    expect(await files()).toHaveLength(1)
    expect(await epochsOfRows()).toEqual({ [/\d+/.exec(file)?.[0] ?? '']: families })
    await requireAll()
  })

  it('waits for a folder that is away, and loses nothing', async () => {
    const { db, epochs, folder, requireAll } = await start(3)
    await rename(join(folder, 'epoch-1.key'), join(folder, 'away'))
    await expect(renewEpoch(db, epochs)).rejects.toMatchObject({ code: 'EKEYMISSING' })
    await rename(join(folder, 'away'), join(folder, 'epoch-1.key'))
    expect(await renewEpoch(db, epochs)).toBe(2)
    await requireAll()
  })
})
