import { join, resolve } from 'node:path'
import { keysFolderName } from '../db/embedded/data-folder/claim-data-folder.ts'
import type { Env } from '../env.ts'

/** Where keys are kept: beside the database, never in it. */
export const keysFolderOf = ({ DATA_DIR, KEYS_DIR }: Pick<Env, 'DATA_DIR' | 'KEYS_DIR'>): string =>
  resolve(KEYS_DIR ?? join(DATA_DIR, keysFolderName))
