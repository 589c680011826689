import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startObjectStore } from '../../testing/start-object-store.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { storeAddress } from './backup-store.ts'
import { openBackupStore } from './open-backup-store.ts'

const name = 'brightplate-2026-11-27T07-00-00Z.backup'
const path = `/families/clinic/${name}`
const megabyte = 1024 * 1024

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'backups')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'not a secret')
  return () => vi.unstubAllEnvs()
})

async function start(bytes: number) {
  const server = await startObjectStore()
  const BACKUP_DIR = await temporaryFolder()
  const file = join(BACKUP_DIR, name)
  const content = randomBytes(bytes)
  await writeFile(file, content)
  const store = await openBackupStore({
    BACKUP_S3_URL: server.url,
    BACKUP_S3_REGION: 'us-east-1',
    BACKUP_DIR,
  })
  const copy = async () => store?.copy(file, new AbortController().signal)
  const isThere = () => server.objects.get(path)?.equals(content)
  return { server, copy, isThere }
}

describe('a backup', () => {
  it.each([0, 1000, 70 * megabyte])('of %i bytes is copied to a bucket, whole', async (bytes) => {
    const { copy, isThere } = await start(bytes)
    await copy()
    expect(isThere()).toBe(true)
  })

  it.each(['cut', '503'] as const)('is sent again after “%s”', async (manner) => {
    const { server, copy, isThere } = await start(1000)
    server.answer(manner, 1)
    await copy()
    expect(isThere()).toBe(true)
  })

  it.each([
    ['403', 1],
    ['503', 50],
    ['cut', 50],
  ] as const)(
    'that cannot be copied (“%s”) is a sentence, and no object',
    async (manner, times) => {
      const { server, copy } = await start(1000)
      server.answer(manner, times)
      await expect(copy()).rejects.toThrow(
        /^The backup is in BACKUP_DIR, and could not be copied to BACKUP_S3_URL \(\w+\): /,
      )
      expect(server.objects.size).toBe(0)
    },
  )
})

describe('where backups are copied to', () => {
  it('is nowhere without a setting, and needs a folder', async () => {
    const none = { BACKUP_S3_URL: undefined, BACKUP_S3_REGION: 'us-east-1', BACKUP_DIR: undefined }
    expect(await openBackupStore(none)).toBeNull()
    const url = 'https://s3.example.com/families'
    await expect(openBackupStore({ ...none, BACKUP_S3_URL: url })).rejects.toThrow(/BACKUP_DIR/)
  })

  it('is a host, a bucket and a folder in it', () => {
    expect(storeAddress('https://s3.example.com:9000/families/clinic/one/')).toEqual({
      endpoint: 'https://s3.example.com:9000',
      bucket: 'families',
      folder: ['clinic', 'one'],
    })
  })

  it.each([
    's3://families',
    'https://s3.example.com',
    'https://key:secret@s3.example.com/families',
    'https://s3.example.com/families?key=1',
  ])('is not %s', (url) => {
    expect(storeAddress(url)).toBeNull()
  })
})
