import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { BackupError } from '../locations/backup-error.ts'
import {
  type BackupHeader,
  backupEnd,
  backupFormat,
  backupHeader,
  type TableEnd,
  tableEnd,
  tableStart,
} from './backup-parts.ts'
import { openDigest } from './digest-of-rows.ts'
import { damagedFile, type Frame, frame, readFrames } from './frames.ts'

/** What is done with a backup while it is read. */
export interface BackupReader {
  begin: (header: BackupHeader) => Promise<void>
  /** Takes the rows of a table, all of them, before the next is read. */
  table: (start: z.output<typeof tableStart>, rows: AsyncIterable<Uint8Array>) => Promise<void>
  /** The table's rows were whole, as they were read. */
  tableDone: (name: string, end: TableEnd) => Promise<void>
}

const notOurs = () =>
  new BackupError('The file is no backup of Brightplate: name one that npm run backup has written.')

function parsed<T>(schema: z.ZodType<T>, { bytes }: Frame): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw damagedFile()
  }
}

async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file)
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  try {
    yield* source.pipe(unzip)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    const code = String(error.code)
    // Its very first bytes are not those of gzip.
    if (code === 'Z_DATA_ERROR' && /incorrect header check/.test(error.message)) throw notOurs()
    throw code.startsWith('Z_') ? damagedFile() : error
  } finally {
    source.destroy()
  }
}

/**
 * Reads a backup from its first byte to its last. Throws a `BackupError` where it is no backup, of a
 * newer format, cut off or damaged.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupHeader> {
  const whole = createHash('sha256')
  const frames = readFrames(unpacked(file))
  const next = async (): Promise<Frame> => {
    const { value, done } = await frames.next()
    if (done) throw damagedFile()
    if (value.kind !== 'Z') {
      whole.update(frame(value.kind, value.bytes))
    }
    return value
  }
  const first = await next()
  if (first.kind !== 'H') throw notOurs()
  const header = parsed(backupHeader, first)
  if (header.version !== backupFormat.version) {
    throw new BackupError(
      'The file was written by a newer version of Brightplate: restore it with that version.',
    )
  }
  await reader.begin(header)
  const summary = { tables: 0, rows: 0 }
  for (const name of header.tables) {
    const begun = await next()
    const start = begun.kind === 'T' ? parsed(tableStart, begun) : null
    if (start?.table !== name) throw damagedFile()
    const digest = openDigest()
    let ended: Frame | null = null
    const rows = async function* () {
      for (;;) {
        const one = await next()
        if (one.kind !== 'D') {
          ended = one
          return
        }
        digest.add(one.bytes)
        yield one.bytes
      }
    }
    await reader.table(start, rows())
    const last: Frame | null = ended
    if (last === null) throw new Error(`The rows of ${name} were not all taken`)
    const end = requireEnd(last)
    const found = digest.end()
    if (found.rows !== end.rows || found.sha256 !== end.sha256) throw damagedFile()
    await reader.tableDone(name, end)
    summary.tables += 1
    summary.rows += end.rows
  }
  const last = await next()
  const end = last.kind === 'Z' ? parsed(backupEnd, last) : null
  const isWhole =
    end?.sha256 === whole.digest('hex') &&
    end.tables === summary.tables &&
    end.rows === summary.rows &&
    (await frames.next()).done === true
  if (!isWhole) throw damagedFile()
  return header
}

function requireEnd(found: Frame): TableEnd {
  if (found.kind !== 'E') throw damagedFile()
  return parsed(tableEnd, found)
}
