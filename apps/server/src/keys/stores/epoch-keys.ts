import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from '../../unless-gone.ts'
import { epochFile, epochFileName } from '../key-files.ts'
import { type MasterKey, masterKeyBytes } from '../master/master-key.ts'
import type { OwnFolder } from '../owner/own-folder.ts'
import { writeKeyFile } from '../write-key-file.ts'

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
  /** Unlinks the files of all earlier epochs of this database. */
  dropBefore: (epoch: number) => Promise<void>
  list: () => Promise<number[]>
  /** The same without files that were there before the folder was this database's. */
  own: () => Promise<number[]>
  /** When the eldest file of this database was written; null without one. */
  eldest: () => Promise<Date | null>
}

/** The key of an epoch out of a folder; null where its file is not there. */
export async function findEpochKey(
  folder: string,
  master: MasterKey,
  epoch: number,
): Promise<KeyObject | null> {
  const wrapped = await unlessGone(readFile(join(folder, epochFileName(epoch))), null)
  return wrapped && createSecretKey(await master.unwrap(wrappedEpoch(epoch), wrapped))
}

export function openEpochKeys(own: OwnFolder, master: MasterKey): EpochKeys {
  const list = async () =>
    (await readdir(own.path)).flatMap((name) => {
      const epoch = epochFile.exec(name)?.[1]
      return epoch === undefined ? [] : Number(epoch)
    })
  const ownEpochs = async () => {
    const left = new Set(await own.left())
    return (await list()).filter((epoch) => !left.has(epochFileName(epoch)))
  }
  return {
    find: (epoch) => findEpochKey(own.path, master, epoch),
    make: async (epoch) => {
      await own.requireOwn()
      const wrapped = await master.wrap(wrappedEpoch(epoch), randomBytes(masterKeyBytes))
      await writeKeyFile(join(own.path, epochFileName(epoch)), wrapped)
    },
    dropBefore: async (epoch) => {
      const earlier = (await ownEpochs()).filter((one) => one < epoch)
      await own.unlink(earlier.map(epochFileName))
    },
    list,
    own: ownEpochs,
    eldest: async () => {
      const times = await Promise.all(
        (await ownEpochs()).map(
          async (epoch) => (await stat(join(own.path, epochFileName(epoch)))).mtime,
        ),
      )
      return times.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
    },
  }
}
