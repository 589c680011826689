import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type MasterKey, masterKeyBytes } from '../master-key.ts'
import { writeKeyFile } from '../write-key-file.ts'

export const epochFile = /^epoch-(\d+)\.key$/

/** Under what name the master key wraps it. */
export const wrappedEpoch = (epoch: number): string => `epoch ${epoch}`

/**
 * The keys under which a server's table of keys is wrapped for a week each: files beside the
 * database, never in it. With the file of an epoch goes every copy of that table.
 */
export interface EpochKeys {
  /** Null where its file is not there. */
  find: (epoch: number) => Promise<KeyObject | null>
  make: (epoch: number) => Promise<void>
  /** Unlinks the files of all earlier epochs. */
  dropBefore: (epoch: number) => Promise<void>
  list: () => Promise<number[]>
}

export async function openEpochKeys(folder: string, master: MasterKey): Promise<EpochKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (epoch: number) => join(folder, `epoch-${epoch}.key`)
  const list = async () =>
    (await readdir(folder)).flatMap((name) => {
      const epoch = epochFile.exec(name)?.[1]
      return epoch === undefined ? [] : Number(epoch)
    })
  return {
    find: async (epoch) => {
      const wrapped = await readFile(fileOf(epoch)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return wrapped && createSecretKey(await master.unwrap(wrappedEpoch(epoch), wrapped))
    },
    make: async (epoch) => {
      const wrapped = await master.wrap(wrappedEpoch(epoch), randomBytes(masterKeyBytes))
      await writeKeyFile(fileOf(epoch), wrapped)
    },
    dropBefore: async (epoch) => {
      for (const one of await list()) if (one < epoch) await rm(fileOf(one), { force: true })
    },
    list,
  }
}
