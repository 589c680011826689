import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { dayMs, daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { z } from 'zod'
import { writeKeyFile } from '../../keys/write-key-file.ts'
import { BackupError } from '../locations/backup-error.ts'

/** A copy of keys may bring back what was erased since, so none is older. */
export const retentionDays = 7

const header = z.object({
  format: z.literal('brightplate-keys'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Of which database; copies of before do not say. */
  database: z.uuid().optional(),
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

/** The keys of one database; null where it has no id yet. */
export interface CopyOfKeys {
  database: string | null
  copied: readonly CopiedKeys[]
}

const damaged = () =>
  new BackupError('The file of keys is cut off or damaged: take another copy of the keys.')

/** Writes wrapped keys into a new file, a line a household, for this user alone. */
export async function writeKeysFile(
  file: string,
  now: Date,
  { database, copied }: CopyOfKeys,
): Promise<void> {
  const lines = [
    {
      format: 'brightplate-keys',
      version: 1,
      takenAt: now.toISOString(),
      ...(database !== null && { database }),
    },
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
  taken.getTime() < now.getTime() - retentionDays * dayMs

function tooOld(taken: Date): BackupError {
  const day = plainDateOf(taken)
  return new BackupError(
    `The copy of the keys was taken on ${day} and served until ${daysLater(day, retentionDays)}, since it could bring back what was erased after that: name one of the last ${retentionDays} days.`,
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

interface Older {
  takenAt: Date
  database: string | undefined
  households: readonly string[]
}

async function readOlder(file: string): Promise<Older | null> {
  const input = createReadStream(file)
  try {
    let head: z.output<typeof header> | null = null
    const households: string[] = []
    for await (const text of createInterface({ input })) {
      head ??= parsed(header, text)
      // Another file.
      if (!head) return null
      const one = parsed(line, text)
      if (one) households.push(one.household)
    }
    return head && { takenAt: new Date(head.takenAt), database: head.database, households }
  } catch {
    return null
  } finally {
    input.destroy()
  }
}

/** The database has another id since it was restored or moved, and the same households. */
function isOfSame({ database, households }: Older, copy: CopyOfKeys): boolean {
  if (database !== undefined && database === copy.database) return true
  const own = new Set(copy.copied.map(({ householdId }) => householdId))
  return households.some((household) => own.has(household))
}

/** Deletes the copies of the same keys beside this one that were taken more than seven days ago; nothing else. */
export async function deleteOldKeysFiles(file: string, now: Date, copy: CopyOfKeys): Promise<void> {
  const folder = dirname(file)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    const older = await readOlder(path)
    if (older && isTooOld(older.takenAt, now) && isOfSame(older, copy))
      await rm(path, { force: true })
  }
}
