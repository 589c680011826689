import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { newId } from '../../new-id.ts'
import { openTestDatabase } from '../../testing/databases/open-test-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { SealError, seal, unseal } from '../envelope.ts'
import { localMasterKey } from '../master/master-key.ts'
import { ownFolder } from '../owner/own-folder.ts'
import { openEpochKeys } from './epoch-keys.ts'
import { renewEpoch } from './renew-epoch.ts'
import { hasEpoch, tableKeyStore } from './table-key-store.ts'

const id = () => newId(new Date())

async function openStore() {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const folder = await temporaryFolder()
  const own = ownFolder({ kind: 'server', keysFolder: folder, dataFolder: null }, randomUUID())
  const epochs = openEpochKeys(own, localMasterKey(randomBytes(32)))
  await epochs.make(1)
  await db
    .insert(installation)
    .values({ id: 1, lookupKey: Buffer.from('x'), keyEpoch: 1, createdAt: new Date() })
  return { db, folder, epochs, store: tableKeyStore(epochs) }
}

it('keeps keys in a table, wrapped under the epoch, and takes them out', async () => {
  const { db, store } = await openStore()
  const made = await store.create(db, id())
  const sealed = seal(made.own, ['x'], Buffer.from('Robin'))
  const found = await store.find(db, made.householdId)
  expect(found && unseal(found.own, ['x'], sealed).toString()).toBe('Robin')
  const childId = id()
  await store.change(db, made.householdId, (keys) => keys.withChild(childId))
  expect((await store.find(db, made.householdId))?.childIds).toEqual([childId])
  const again = await store.create(db, made.householdId)
  expect(again.own.equals(made.own)).toBe(true)
  await store.destroy(db, made.householdId)
  expect(await store.find(db, made.householdId)).toBeNull()
})

it('ends what was deleted with the epoch: an old copy of the table opens nothing', async () => {
  const { db, store, epochs, folder } = await openStore()
  const [kept, erased] = [await store.create(db, id()), await store.create(db, id())]
  const oldRows = await db.select().from(householdKeys)
  await store.destroy(db, erased.householdId)
  expect(await renewEpoch(db, epochs)).toBe(2)
  expect(await readdir(folder)).toEqual(['epoch-2.key'])
  const found = await store.find(db, kept.householdId)
  expect(found?.own.equals(kept.own)).toBe(true)
  // What a log or a dump of the database still has.
  await db.insert(householdKeys).values(oldRows).onConflictDoNothing()
  await expect(store.find(db, erased.householdId)).rejects.toThrow(/key epoch 1 is missing/)
  const renamed = eq(householdKeys.householdId, erased.householdId)
  await db.update(householdKeys).set({ epoch: 2 }).where(renamed)
  await expect(store.find(db, erased.householdId)).rejects.toThrow(SealError)
})

it('finds keys that are wrapped again while they are asked for', async () => {
  const { db, store, epochs } = await openStore()
  const made = await Promise.all(Array.from({ length: 20 }, () => store.create(db, id())))
  const asking = made.map(({ householdId }) => store.find(db, householdId))
  const [found] = await Promise.all([Promise.all(asking), renewEpoch(db, epochs)])
  expect(found.map((keys) => keys?.householdId)).toEqual(made.map((keys) => keys.householdId))
})

it('opens keys by a row that was read beside something else, and only as that row is now', async () => {
  const { db, store, epochs } = await openStore()
  const made = await store.create(db, id())
  const ofMade = eq(householdKeys.householdId, made.householdId)
  const read = async () => {
    const [row] = await db.select().from(householdKeys).where(ofMade)
    return row ?? { householdId: made.householdId, epoch: null, wrapped: null }
  }
  const before = await read()
  expect((await store.findIn(db, before))?.own.equals(made.own)).toBe(true)
  const childId = id()
  await store.change(db, made.householdId, (keys) => keys.withChild(childId))
  expect((await store.findIn(db, await read()))?.childIds).toEqual([childId])
  await renewEpoch(db, epochs)
  expect((await store.findIn(db, await read()))?.childIds).toEqual([childId])
  // Read before the epoch ended, opened after.
  expect((await store.findIn(db, { ...before, wrapped: randomBytes(9) }))?.childIds).toEqual([
    childId,
  ])
  await store.destroy(db, made.householdId)
  expect(await store.findIn(db, await read())).toBeNull()
  await expect(store.findIn(db, before)).resolves.toBeNull()
})

it('says whether the folder of epochs is there, and of a key that is away that it may be back', async () => {
  const { db, store, epochs, folder } = await openStore()
  const { householdId } = await store.create(db, id())
  expect(await hasEpoch(db, epochs)).toBe(true)
  await rename(join(folder, 'epoch-1.key'), join(folder, 'away'))
  expect(await hasEpoch(db, epochs)).toBe(false)
  await expect(store.find(db, householdId)).rejects.toMatchObject({ code: 'EKEYMISSING' })
  await rename(join(folder, 'away'), join(folder, 'epoch-1.key'))
  expect(await hasEpoch(db, epochs)).toBe(true)
})
