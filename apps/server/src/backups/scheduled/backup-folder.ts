import { constants } from 'node:fs'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { StartupError } from '../../startup-error.ts'

/** "brightplate-2026-11-22T07-00-00Z.backup", or what a backup that was cut off left of it. */
const ours = /^brightplate-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup(\.part|\.copy-[0-9a-f-]{36})?$/

const stampOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const timeOf = (stamp: string) => {
  const [day = '', time = ''] = stamp.split('T')
  return Date.parse(`${day}T${time.replaceAll('-', ':')}`)
}

/** A file of ours in the folder; null for any other. */
const readName = (name: string) =>
  readMatch(ours, name, (stamp, unfinished) => ({
    begun: timeOf(stamp),
    isWhole: unfinished === '',
  }))

/** The file of a scheduled backup that begins now. */
export const backupFileOf = (folder: string, now: Date): string =>
  join(folder, `brightplate-${stampOf(now)}.backup`)

/** Makes the folder if needed. Throws a `StartupError` where it cannot be written. */
export async function requireBackupFolder(folder: string): Promise<string> {
  const path = resolve(folder)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.W_OK)
    return path
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new StartupError(
      `BACKUP_DIR (${folder}) cannot be written (${code}): set BACKUP_DIR to a folder that this user may write to.`,
    )
  }
}

/** Deletes scheduled backups older than so many days, and what was cut off more than a day ago; nothing else. */
export async function deleteOldBackups(
  folder: string,
  now: Date,
  retentionDays: number,
): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = readName(name)
    if (!file) continue
    const days = file.isWhole ? retentionDays : 1
    if (file.begun < now.getTime() - days * dayMs) {
      await rm(join(folder, name), { recursive: !file.isWhole, force: true })
    }
  }
}

/** When the newest scheduled backup that is whole was begun; null without one. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const begun = (await readdir(folder)).flatMap((name) => {
    const file = readName(name)
    return file?.isWhole ? [file.begun] : []
  })
  return begun.length === 0 ? null : new Date(Math.max(...begun))
}
