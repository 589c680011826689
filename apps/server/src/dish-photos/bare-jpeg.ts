/** Bytes that follow 0xFF at the start of each part of a JPEG: ITU-T T.81, table B.1. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const
const app = { first: 0xe0, jfif: 0xe0, colours: 0xe2, adobe: 0xee, last: 0xef } as const

/** Whether a part tells something beside the picture: when, where, with what, and a small picture of before. */
function tellsMore(kind: number, content: Buffer): boolean {
  if (kind === marker.comment) return true
  if (kind < app.first || kind > app.last) return false
  if (kind === app.colours) return !content.toString('latin1', 0, 11).startsWith('ICC_PROFILE')
  return kind !== app.jfif && kind !== app.adobe
}

/** Where the next part begins after the packed picture: 0xFF with a zero or a restart is of the picture. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1] ?? 0
    if (kind !== 0 && !(kind >= 0xd0 && kind <= 0xd7)) return at
  }
  return bytes.length
}

/** A JPEG with its picture alone, nothing behind it; null for what is none. */
export function bareJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null
  const kept = [bytes.subarray(0, 2)]
  let scans = 0
  for (let at = 2; at + 2 <= bytes.length; ) {
    const kind = bytes.readUInt8(at + 1)
    if (bytes[at] !== 0xff) return null
    if (kind === marker.end) {
      return scans > 0 ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const next = kind === marker.scan ? endOfScan(bytes, end) : end
    if (kind === marker.scan) scans += 1
    if (!tellsMore(kind, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next))
    at = next
  }
  return null
}
