import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { newId } from '../../new-id.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { SealError, seal, unseal } from '../envelope.ts'
import { localMasterKey } from '../master/master-key.ts'
import { ownFolder } from '../owner/own-folder.ts'
import { folderKeyStore } from './folder-key-store.ts'

// Keys that are files are no business of a database.
const db = {} as Db
const master = localMasterKey(randomBytes(32))
const id = () => newId(new Date())

const ownIn = (keysFolder: string) =>
  ownFolder({ kind: 'embedded', keysFolder, dataFolder: null }, randomUUID())

async function openStore() {
  const folder = ownIn(await temporaryFolder())
  return {
    folder,
    households: join(folder.path, 'households'),
    store: await folderKeyStore(folder, master),
  }
}

describe('keys in a folder', () => {
  it('are a file a household for this user alone, which is gone at once', async () => {
    const { store, households } = await openStore()
    const householdId = id()
    await store.create(db, householdId)
    expect(await readdir(households)).toEqual([`${householdId}.key`])
    const file = join(households, `${householdId}.key`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await store.destroy(db, householdId)
    expect(await readdir(households)).toEqual([])
    expect(await store.find(db, householdId)).toBeNull()
    await store.destroy(db, householdId)
  })

  it('that are away with their folder are said to be away: nobody is taken for erased', async () => {
    const { store, folder, households } = await openStore()
    const { householdId } = await store.create(db, id())
    await rename(households, join(folder.path, 'elsewhere'))
    await expect(store.find(db, householdId)).rejects.toMatchObject({ code: 'EKEYMISSING' })
    await rename(join(folder.path, 'elsewhere'), households)
    expect((await store.find(db, householdId))?.householdId).toBe(householdId)
  })

  it('are the same when they are read again, and others for every household', async () => {
    const { store, folder } = await openStore()
    const [one, other] = [await store.create(db, id()), await store.create(db, id())]
    const sealed = seal(one.own, ['x'], Buffer.from('Robin'))
    const again = await (await folderKeyStore(folder, master)).find(db, one.householdId)
    expect(again && unseal(again.own, ['x'], sealed).toString()).toBe('Robin')
    expect(() => unseal(other.own, ['x'], sealed)).toThrow(SealError)
  })

  it('are not made again where they are there', async () => {
    const { store } = await openStore()
    const { householdId, own } = await store.create(db, id())
    const again = await store.create(db, householdId)
    expect(again.own.equals(own)).toBe(true)
  })

  it('have one for each child, which opens nothing once it was taken out', async () => {
    const { store } = await openStore()
    const { householdId } = await store.create(db, id())
    const [first, second] = [id(), id()]
    // Both at once: neither is lost.
    await Promise.all(
      [first, second].map((childId) =>
        store.change(db, householdId, (keys) => keys.withChild(childId)),
      ),
    )
    const keys = await store.find(db, householdId)
    const key = keys?.ofChild(first)
    const other = keys?.ofChild(second)
    expect(key && other && key.equals(other)).toBe(false)
    await store.change(db, householdId, (held) => held.withoutChild(first))
    const left = await store.find(db, householdId)
    expect(left?.ofChild(first)).toBeNull()
    expect(left?.ofChild(second)?.equals(other ?? keys?.own ?? left.own)).toBe(true)
  })

  it('of one household do not stand for another’s', async () => {
    const { store, households } = await openStore()
    const [one, other] = [await store.create(db, id()), await store.create(db, id())]
    const bytes = await readFile(join(households, `${one.householdId}.key`))
    await writeFile(join(households, `${other.householdId}.key`), bytes)
    await expect(store.find(db, other.householdId)).rejects.toThrow(SealError)
  })

  it('that a kill left unfinished are swept away, and no name leads out of the folder', async () => {
    const { folder, households, store } = await openStore()
    await writeFile(join(households, 'x.key.1.part'), 'half')
    await folderKeyStore(folder, master)
    expect(await readdir(households)).toEqual([])
    await expect(store.create(db, '../../outside')).rejects.toThrow()
  })
})
