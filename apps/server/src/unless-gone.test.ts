import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { unlessGone } from './unless-gone.ts'

const folder = await mkdtemp(join(tmpdir(), 'unless-gone-'))
afterAll(() => rm(folder, { recursive: true }))

describe('a file or folder that may be gone', () => {
  it('is answered as it is while it is there', async () => {
    expect(await unlessGone(readdir(folder), null)).toEqual([])
  })

  it('is answered with what is named for that where it is not', async () => {
    expect(await unlessGone(readFile(join(folder, 'none')), null)).toBeNull()
    expect(await unlessGone(readdir(join(folder, 'none')), [])).toEqual([])
  })

  it('stays an error where anything else is wrong', async () => {
    await expect(unlessGone(readFile(folder), null)).rejects.toThrow('EISDIR')
  })
})
