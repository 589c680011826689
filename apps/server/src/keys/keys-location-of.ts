import { resolve } from 'node:path'
import type { Env } from '../env.ts'
import { keysFolderOf } from './keys-folder-of.ts'

/** Which database there is, and where its keys are. */
export interface KeysLocation {
  kind: 'embedded' | 'server'
  keysFolder: string
  /** The folder of an embedded database; null for one in memory, and on a server. */
  dataFolder: string | null
}

export function keysLocationOf(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'KEYS_DIR'>,
): KeysLocation {
  const keysFolder = keysFolderOf(env)
  return env.DATABASE_URL
    ? { kind: 'server', keysFolder, dataFolder: null }
    : { kind: 'embedded', keysFolder, dataFolder: resolve(env.DATA_DIR) }
}
