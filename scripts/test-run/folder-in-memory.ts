import { accessSync, constants, statfsSync } from 'node:fs'

/** Of Linux: the disk is not asked, and what a process that was killed has written stays all the same. */
const sharedMemory = '/dev/shm'

/** Wide: folders of data are of 40 MB and go away with their test, and PostgreSQL’s databases stay until the end. */
const neededBytes = 6 * 1024 ** 3

/** Where files that a run of the tests drops can be held in memory; null where there is no such place or too little room. */
export function folderInMemory(index = sharedMemory, needed = neededBytes): string | null {
  try {
    accessSync(index, constants.W_OK)
    const { bavail, bsize } = statfsSync(index)
    return Math.min(bavail * bsize, process.availableMemory()) >= needed ? index : null
  } catch {
    return null
  }
}
