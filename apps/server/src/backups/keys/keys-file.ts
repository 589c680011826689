import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { dayMs, daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { z } from 'zod'
import { writeKeyFile } from '../../keys/write-key-file.ts'
import { BackupError } from '../places/backup-error.ts'

/** A copy of keys may bring back what was erased since, so none is older. */
export const keptDays = 7

const header = z.object({
  format: z.literal('brightplate-keys'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
})
const line = z.object({
  household: z.uuid(),
  /** The household's keys under the master key, in base64. */
  wrapped: z.base64(),
})
const end = z.object({ households: z.number() })

export interface CopiedKeys {
  householdId: string
  wrapped: Buffer
}

const damaged = () =>
  new BackupError('The file of keys is cut off or damaged: take another copy of the keys.')

/** Writes wrapped keys into a new file, a line a household, for this user alone. */
export async function writeKeysFile(
  file: string,
  now: Date,
  copied: readonly CopiedKeys[],
): Promise<void> {
  const lines = [
    { format: 'brightplate-keys', version: 1, takenAt: now.toISOString() },
    ...copied.map(({ householdId, wrapped }) => ({
      household: householdId,
      wrapped: wrapped.toString('base64'),
    })),
    { households: copied.length },
  ]
  await writeKeyFile(file, `${lines.map((one) => JSON.stringify(one)).join('\n')}\n`)
}

function parsed<T>(schema: z.ZodType<T>, text: string | undefined): T | null {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const isTooOld = (taken: Date, now: Date): boolean =>
  taken.getTime() < now.getTime() - keptDays * dayMs

function tooOld(taken: Date): BackupError {
  const day = plainDateOf(taken)
  return new BackupError(
    `The copy of the keys was taken on ${day} and served until ${daysLater(day, keptDays)}, since it could bring back what was erased after that: name one of the last ${keptDays} days.`,
  )
}

/** Throws a `BackupError` for what is no whole copy of keys, or one of more than seven days ago. */
export async function readKeysFile(file: string, now: Date): Promise<CopiedKeys[]> {
  const lines: string[] = []
  const input = createReadStream(file)
  for await (const text of createInterface({ input })) lines.push(text)
  const head = parsed(header, lines[0])
  if (!head) {
    throw new BackupError(
      'The second file is no copy of keys: name one that npm run backup:keys has written.',
    )
  }
  const taken = new Date(head.takenAt)
  if (isTooOld(taken, now)) throw tooOld(taken)
  const copied = lines.slice(1, -1).map((text) => {
    const one = parsed(line, text)
    if (!one) throw damaged()
    return { householdId: one.household, wrapped: Buffer.from(one.wrapped, 'base64') }
  })
  if (parsed(end, lines.at(-1))?.households !== copied.length) throw damaged()
  return copied
}

async function takenAt(file: string): Promise<Date | null> {
  const input = createReadStream(file, { end: 200 })
  try {
    for await (const text of createInterface({ input })) {
      const found = parsed(header, text)
      return found && new Date(found.takenAt)
    }
    return null
  } catch {
    return null
  } finally {
    input.destroy()
  }
}

/** Deletes the copies of keys beside this one that were taken more than seven days ago; nothing else. */
export async function deleteOldKeysFiles(file: string, now: Date): Promise<void> {
  const folder = dirname(file)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    const taken = await takenAt(path)
    if (taken && isTooOld(taken, now)) await rm(path, { force: true })
  }
}
