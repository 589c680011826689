import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readOwner, replaceOwner, takeFolder } from './folder-owner.ts'

const newPlace = async () => ({ kind: 'server' as const, keysFolder: await temporaryFolder() })
const newOwner = (left: string[] = []) => ({ database: randomUUID(), left })

describe('the id in a folder of keys', () => {
  it('is that of one of the databases that try at once, and stays', async () => {
    const place = await newPlace()
    const owners = Array.from({ length: 20 }, () => newOwner(['epoch-1.key']))
    const taken = await Promise.all(owners.map((owner) => takeFolder(place, owner)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const winner = owners[taken.indexOf(true)]
    expect(await readOwner(place)).toEqual(winner)
    expect(await takeFolder(place, newOwner())).toBe(false)
    expect(await readOwner(place)).toEqual(winner)
    expect(await readdir(place.keysFolder)).toEqual(['server-database'])
  })

  it('is whole or not there, wherever a kill came before', async () => {
    const place = await newPlace()
    const owner = newOwner()
    const unfinished = join(place.keysFolder, `server-database.${owner.database}`)
    await mkdir(unfinished)
    await writeFile(join(unfinished, 'identity.json'), '{"dat')
    expect(await readOwner(place)).toBeNull()
    expect(await takeFolder(place, owner)).toBe(true)
    expect(await readOwner(place)).toEqual(owner)
    expect(await readdir(place.keysFolder)).toEqual(['server-database'])
  })

  it('is one for each kind of database, which keep other files', async () => {
    const place = await newPlace()
    const embedded = { ...place, kind: 'embedded' as const }
    const [one, other, next] = [newOwner(), newOwner(), newOwner()]
    expect(await takeFolder(place, one)).toBe(true)
    expect(await takeFolder(embedded, other)).toBe(true)
    await replaceOwner(embedded, next)
    expect([await readOwner(place), await readOwner(embedded)]).toEqual([one, next])
  })

  it('that is not readable is nobody’s to take', async () => {
    const place = await newPlace()
    await takeFolder(place, newOwner())
    await writeFile(join(place.keysFolder, 'server-database', 'identity.json'), 'x')
    await expect(readOwner(place)).rejects.toThrow(/is damaged: .+\.$/)
    await expect(takeFolder(place, newOwner())).rejects.toThrow(/is damaged/)
  })
})
