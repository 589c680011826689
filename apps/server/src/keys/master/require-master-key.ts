import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { writeKeyFile } from '../write-key-file.ts'
import { localMasterKey, type MasterKey, masterKeyBytes } from './master-key.ts'
import { type KeyService, transitMasterKey } from './transit-master-key.ts'

export const masterKeyFile = 'data.key'

/** 32 bytes in base64; null for anything else. */
export function readKeyText(text: string): Buffer | null {
  const bytes = Buffer.from(text.trim(), 'base64')
  return bytes.length === masterKeyBytes && bytes.toString('base64') === text.trim() ? bytes : null
}

export async function readKeyFile(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartupError(
      `${path} cannot be read (${error.code}): give this user the right to read it, or set DATA_KEY.`,
    )
  })
  if (text === null) return null
  const bytes = readKeyText(text)
  if (bytes) return bytes
  throw new StartupError(
    `${path} is damaged: put back the key that you kept, or set DATA_KEY to it.`,
  )
}

const twoKeys = () =>
  new StartupError(
    'DATA_KEY and KEY_SERVICE_URL are both set: leave one out. What DATA_KEY wraps goes to the key service by npm run keys:rotate.',
  )

export const keyIsMissing = () =>
  new StartupError(
    'DATA_KEY is missing: set it to 32 random bytes in base64 (openssl rand -base64 32), the same for every process, and keep it safe.',
  )

interface KeySettings {
  /** Already looked at: 32 bytes in base64. */
  dataKey: string | undefined
  /** Holds the master key in place of this process; null for none. */
  keyService?: KeyService | null
  /** Where the embedded database's key file is, and where one is made; null: only `DATA_KEY` will do. */
  keysFolder: string | null
  /** Whether there is data that only its own key opens. */
  isSealed: boolean
  say: (sentence: string) => void
}

export interface FoundKey {
  master: MasterKey
  /** What the sentence of a refusal calls it. */
  name: string
}

/**
 * The master key: that of the key service, else `DATA_KEY`, else the key file, else a new one where nothing is sealed yet. Throws a
 * `StartupError`: data whose key is missing never gets another.
 */
export async function requireMasterKey({
  dataKey,
  keyService = null,
  keysFolder,
  isSealed,
  say,
}: KeySettings): Promise<FoundKey> {
  if (keyService) {
    if (dataKey !== undefined) throw twoKeys()
    return { master: transitMasterKey(keyService), name: 'The key of KEY_SERVICE_URL' }
  }
  const given = dataKey === undefined ? null : readKeyText(dataKey)
  if (given) return { master: localMasterKey(given), name: 'DATA_KEY' }
  if (keysFolder === null) {
    throw keyIsMissing()
  }
  const path = join(keysFolder, masterKeyFile)
  const keyInFile = await readKeyFile(path)
  if (keyInFile) return { master: localMasterKey(keyInFile), name: path }
  if (isSealed) {
    throw new StartupError(
      `The key of the data is missing: put ${masterKeyFile} back into ${keysFolder}, or set DATA_KEY to the key that it held.`,
    )
  }
  const made = randomBytes(masterKeyBytes)
  await mkdir(keysFolder, { recursive: true, mode: 0o700 })
  await writeKeyFile(path, `${made.toString('base64')}\n`)
  say(
    `A new key seals the data: ${path}. Keep a copy of it safe, and not beside the data's backups: without it nobody can read the data, and whoever has both can.`,
  )
  return { master: localMasterKey(made), name: path }
}
