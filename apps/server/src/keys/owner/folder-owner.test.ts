import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readOwner, replaceOwner, takeFolder } from './folder-owner.ts'

const newLocation = async () => ({ kind: 'server' as const, keysFolder: await temporaryFolder() })
const newOwner = (left: string[] = []) => ({ database: randomUUID(), left })

describe('the id in a folder of keys', () => {
  it('is that of one of the databases that try at once, and stays', async () => {
    const location = await newLocation()
    const owners = Array.from({ length: 20 }, () => newOwner(['epoch-1.key']))
    const taken = await Promise.all(owners.map((owner) => takeFolder(location, owner)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const winner = owners[taken.indexOf(true)]
    expect(await readOwner(location)).toEqual(winner)
    expect(await takeFolder(location, newOwner())).toBe(false)
    expect(await readOwner(location)).toEqual(winner)
    expect(await readdir(location.keysFolder)).toEqual(['server-database'])
  })

  it('is whole or not there, wherever a kill came before', async () => {
    const location = await newLocation()
    const owner = newOwner()
    const unfinished = join(location.keysFolder, `server-database.${owner.database}`)
    await mkdir(unfinished)
    await writeFile(join(unfinished, 'identity.json'), '{"dat')
    expect(await readOwner(location)).toBeNull()
    expect(await takeFolder(location, owner)).toBe(true)
    expect(await readOwner(location)).toEqual(owner)
    expect(await readdir(location.keysFolder)).toEqual(['server-database'])
  })

  it('is one for each kind of database, which keep other files', async () => {
    const location = await newLocation()
    const embedded = { ...location, kind: 'embedded' as const }
    const [one, other, next] = [newOwner(), newOwner(), newOwner()]
    expect(await takeFolder(location, one)).toBe(true)
    expect(await takeFolder(embedded, other)).toBe(true)
    await replaceOwner(embedded, next)
    expect([await readOwner(location), await readOwner(embedded)]).toEqual([one, next])
  })

  it('that is not readable is nobody’s to take', async () => {
    const location = await newLocation()
    await takeFolder(location, newOwner())
    await writeFile(join(location.keysFolder, 'server-database', 'identity.json'), 'x')
    await expect(readOwner(location)).rejects.toThrow(/is damaged: .+\.$/)
    await expect(takeFolder(location, newOwner())).rejects.toThrow(/is damaged/)
  })
})
