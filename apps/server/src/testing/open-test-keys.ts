import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '../db/database.ts'
import { openKeyring } from '../key-rotation/keyring.ts'

/** A master key that guards nothing. */
export const testDataKey = Buffer.alloc(32, 7).toString('base64')

/** The keys of a test's database, in a folder of their own. */
export async function openTestKeys(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  now: () => Date,
) {
  const keysFolder = await mkdtemp(join(tmpdir(), 'brightplate-keys-'))
  const keyring = openKeyring({
    kind,
    dataKey: testDataKey,
    isSpread: process.env.TEST_DATABASE === 'citus',
    keysFolder,
    dataFolder: null,
    now,
    say: () => {},
  })
  const { lookup, ...held } = await keyring.open(db)
  return {
    lookup,
    held,
    keysFolder,
    removeKeys: () => rm(keysFolder, { recursive: true, force: true }),
  }
}
