import { BackupError } from '../locations/backup-error.ts'

/**
 * A backup is a gzip stream of frames: a letter for the kind, four bytes for the length, and so many
 * bytes. H: header, T: a table begins, D: rows as COPY writes them, E: the table ends, Z: the end.
 */

export interface Frame {
  kind: string
  bytes: Buffer
}

const headBytes = 5
/** Longer is damage: it would be read into memory. */
const longest = 64 * 1024 * 1024

export function frame(kind: string, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write(kind, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

export const damagedFile = () =>
  new BackupError(
    'The file is cut off or damaged, and nothing was restored: take another backup file.',
  )

/** The frames of a stream. Throws a `BackupError` where it ends in the middle of one. */
export async function* readFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let waiting: Uint8Array[] = []
  let length = 0
  let wanted = headBytes
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    if (length < wanted) continue
    let bytes = Buffer.concat(waiting)
    while (bytes.length >= headBytes) {
      const size = bytes.readUInt32BE(1)
      if (size > longest) throw damagedFile()
      wanted = headBytes + size
      if (bytes.length < wanted) break
      yield { kind: bytes.toString('latin1', 0, 1), bytes: bytes.subarray(headBytes, wanted) }
      bytes = bytes.subarray(wanted)
      wanted = headBytes
    }
    waiting = [bytes]
    length = bytes.length
  }
  if (length > 0) throw damagedFile()
}
