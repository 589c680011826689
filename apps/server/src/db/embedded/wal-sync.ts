import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** How bytes get from the system's memory to the disk; tests hand in their own. */
export interface DiskSync {
  /** While others go on. */
  later: (path: string) => Promise<void>
  /** Before anyone goes on. */
  now: (path: string, kind: 'data' | 'all') => void
}

export const diskSync: DiskSync = {
  later: async (path) => {
    const file = await open(path, 'r')
    try {
      await file.datasync()
    } finally {
      await file.close()
    }
  },
  now: (path, kind) => {
    const file = openSync(path, 'r')
    try {
      if (kind === 'data') fdatasyncSync(file)
      else fsyncSync(file)
    } finally {
      closeSync(file)
    }
  },
}

/**
 * The write-ahead log's way to the disk. Commits that happen while a sync is under way share the
 * next one.
 */
export function openWalSync(disk: DiskSync) {
  /** Files of the log with bytes that no sync has seen, and those that one is seeing to. */
  const written = new Set<string>()
  let beingSynced: string[] = []
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let failure: Error | null = null

  const run = async () => {
    next = null
    beingSynced = [...written]
    written.clear()
    try {
      for (const path of beingSynced) await disk.later(path)
      beingSynced = []
    } catch (error) {
      // After a sync that failed, the system takes the bytes for written: no later one proves anything.
      failure = error instanceof Error ? error : new Error('The disk failed')
      throw failure
    }
  }
  return {
    /** The engine wants this file of the log on the disk. */
    wanted: (path: string) => {
      written.add(path)
    },
    /** Before anything but the log is written: the log comes first. */
    syncNow: () => {
      for (const path of new Set([...beingSynced, ...written])) disk.now(path, 'data')
      written.clear()
      beingSynced = []
    },
    /** Resolves once all that was committed is on the disk. Rejects from the first failure on. */
    synced: async (): Promise<void> => {
      if (failure) throw failure
      if (written.size > 0) {
        next ??= running.then(run)
        running = next
        running.catch(() => {})
      }
      await running
    },
  }
}

export type WalSync = ReturnType<typeof openWalSync>
