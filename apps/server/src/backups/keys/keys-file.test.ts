import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { deleteOldKeysFiles, readKeysFile, retentionDays, writeKeysFile } from './keys-file.ts'

const taken = new Date('2026-11-10T15:00:00Z')
const after = (ms: number) => new Date(taken.getTime() + ms)
const keysOf = (householdId: string) => ({ householdId, wrapped: randomBytes(60) })
const copied = [keysOf(randomUUID()), keysOf(randomUUID())]
const copy = { database: randomUUID(), copied }

async function newCopy() {
  const file = join(await temporaryFolder(), 'copy.keys')
  await writeKeysFile(file, taken, copy)
  return file
}

describe('a copy of keys', () => {
  it('is read for seven days to the moment, and then refused with both dates', async () => {
    const file = await newCopy()
    for (const age of [0, dayMs, retentionDays * dayMs]) {
      expect(await readKeysFile(file, after(age))).toEqual(copied)
    }
    for (const age of [retentionDays * dayMs + 1, 400 * dayMs]) {
      await expect(readKeysFile(file, after(age))).rejects.toThrow(
        'The copy of the keys was taken on 2026-11-10 and served until 2026-11-17, since it could bring back what was erased after that: name one of the last 7 days.',
      )
    }
  })

  it('is refused where it is cut off, or is none', async () => {
    const file = await newCopy()
    await appendFile(file, 'x')
    await expect(readKeysFile(file, taken)).rejects.toThrow(/is cut off or damaged/)
    await writeFile(file, 'other')
    await expect(readKeysFile(file, taken)).rejects.toThrow(/is no copy of keys/)
  })

  it('goes, when the next one is made, at the same moment as it is refused; other files stay', async () => {
    const file = await newCopy()
    const folder = join(file, '..')
    await writeFile(join(folder, 'other.txt'), 'other')
    await deleteOldKeysFiles(file, after(retentionDays * dayMs), copy)
    expect((await readdir(folder)).sort()).toEqual(['copy.keys', 'other.txt'])
    await deleteOldKeysFiles(file, after(retentionDays * dayMs + 1), copy)
    expect(await readdir(folder)).toEqual(['other.txt'])
  })

  it('goes with the next one of the same database or of the same households, and stays with that of another', async () => {
    const file = await newCopy()
    const folder = join(file, '..')
    const other = { database: randomUUID(), copied: [keysOf(randomUUID())] }
    const erased = { database: copy.database, copied: [keysOf(randomUUID())] }
    // As copies of before are, and the first of its households was erased since.
    const ofBefore = { database: null, copied: [keysOf(randomUUID()), copied[1] ?? keysOf('')] }
    const otherOfBefore = { database: null, copied: other.copied }
    const copies = { other, erased, ofBefore, otherOfBefore }
    for (const [name, one] of Object.entries(copies)) {
      await writeKeysFile(join(folder, name), taken, one)
    }
    await deleteOldKeysFiles(file, after(retentionDays * dayMs + 1), copy)
    expect((await readdir(folder)).sort()).toEqual(['other', 'otherOfBefore'])
  })
})
