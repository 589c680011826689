import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { copyEmptyDatabase, keepEmptyDatabase } from './empty-database.ts'

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).sort()

describe('an empty database', () => {
  it('is kept whole, and copied whole for the next data folder', async () => {
    const index = await temporaryFolder()
    const made = join(inject('embeddedTemplate').dataFolder, 'postgres')
    const [kept, copy] = [join(index, 'kept'), join(index, 'copy')]
    await keepEmptyDatabase(made, kept)
    expect(await copyEmptyDatabase(copy, kept)).toBe(true)
    expect(filesIn(copy)).toEqual(filesIn(made))
    // A second that is made at the same time changes nothing.
    await keepEmptyDatabase(made, kept)
    expect(readdirSync(index).sort()).toEqual(['copy', 'kept'])
  })

  it('is not copied where none is kept, or one that lacks a part', async () => {
    const index = await temporaryFolder()
    const [kept, copy] = [join(index, 'kept'), join(index, 'copy')]
    expect(await copyEmptyDatabase(copy, kept)).toBe(false)
    cpSync(join(inject('embeddedTemplate').dataFolder, 'postgres'), kept, { recursive: true })
    rmSync(join(kept, 'global/pg_control'))
    expect(await copyEmptyDatabase(copy, kept)).toBe(false)
    expect(existsSync(copy)).toBe(false)
  })

  it('is not kept where it cannot be written, and nothing fails', async () => {
    const index = await temporaryFolder()
    const made = join(index, 'made')
    await mkdir(made)
    await writeFile(join(index, 'file'), '')
    await keepEmptyDatabase(made, join(index, 'file', 'kept'))
    await keepEmptyDatabase(join(index, 'missing'), join(index, 'kept'))
    expect(readdirSync(index)).toEqual(['file', 'made'])
  })
})
