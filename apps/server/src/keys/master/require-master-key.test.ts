import { randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { SealError } from '../envelope.ts'
import { localMasterKey } from './master-key.ts'
import { readKeyText, requireMasterKey } from './require-master-key.ts'

const newKey = () => randomBytes(32).toString('base64')

async function settings(changes: Partial<Parameters<typeof requireMasterKey>[0]> = {}) {
  const said: string[] = []
  const keysFolder = join(await temporaryFolder(), 'keys')
  const given = {
    dataKey: undefined,
    keysFolder,
    isSealed: false,
    say: (sentence: string) => said.push(sentence),
    ...changes,
  }
  return { given, said, file: join(keysFolder, 'data.key') }
}

describe('the text of a key', () => {
  it('is 32 bytes in base64 and nothing else', () => {
    expect(readKeyText(newKey())).toHaveLength(32)
    expect(readKeyText(` ${newKey()}\n`)).toHaveLength(32)
    const others = [16, 31, 33, 64].map((bytes) => randomBytes(bytes).toString('base64'))
    for (const text of [
      '',
      'secret',
      ...others,
      newKey().slice(1),
      randomBytes(32).toString('hex'),
    ]) {
      expect(readKeyText(text)).toBeNull()
    }
  })
})

describe('the master key', () => {
  it('is made once where nothing is sealed, for this user alone, and said once', async () => {
    const { given, said, file } = await settings()
    const { master } = await requireMasterKey(given)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(said).toEqual([expect.stringMatching(/Keep a copy of it safe, and not beside the /)])
    expect(said.join()).not.toContain((await readFile(file, 'utf8')).trim())
    const wrapped = await master.wrap('x', Buffer.from('y'))
    const again = await requireMasterKey({ ...given, isSealed: true })
    expect(await again.master.unwrap('x', wrapped)).toEqual(Buffer.from('y'))
    expect(said).toHaveLength(1)
  })

  it('is never made for data that has one', async () => {
    const { given, said, file } = await settings({ isSealed: true })
    await expect(requireMasterKey(given)).rejects.toThrow(/^The key of the data is missing: put /)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    expect(said).toEqual([])
  })

  it('of the setting beats that of the file', async () => {
    const { given } = await settings()
    const ofFile = await requireMasterKey(given)
    const dataKey = newKey()
    const { master, name } = await requireMasterKey({ ...given, dataKey })
    expect(name).toBe('DATA_KEY')
    const wrapped = await master.wrap('x', Buffer.from('y'))
    await expect(ofFile.master.unwrap('x', wrapped)).rejects.toThrow(SealError)
    const same = localMasterKey(Buffer.from(dataKey, 'base64'))
    expect(await same.unwrap('x', wrapped)).toEqual(Buffer.from('y'))
  })

  it('opens what it wrapped under its name alone', async () => {
    const { given } = await settings()
    const { master } = await requireMasterKey(given)
    const wrapped = await master.wrap('household 1', Buffer.from('y'))
    await expect(master.unwrap('household 2', wrapped)).rejects.toThrow(SealError)
  })

  it('is asked for where there is no folder for one, or its file is damaged', async () => {
    const { given, file } = await settings()
    await expect(requireMasterKey({ ...given, keysFolder: null })).rejects.toThrow(
      /^DATA_KEY is missing: set it to 32 random bytes in base64 /,
    )
    await requireMasterKey(given)
    await writeFile(file, 'half a k')
    await expect(requireMasterKey(given)).rejects.toThrow(/data\.key is damaged: put back the key /)
  })
})
