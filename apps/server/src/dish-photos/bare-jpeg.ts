/** Bytes that follow 0xFF at the start of each part of a JPEG: ITU-T T.81, table B.1. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda } as const
/** Frames, tables, restarts and the number of lines: a picture cannot be drawn without them. */
const drawn = new Set([
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[marker.scan, 0xdb, 0xdc, 0xdd],
])
/** A camera writes some thirty; a page of a profile each 64 KB. */
const mostParts = 1000

/** What a picture's colours and shape are read by, and that has room for no other word. */
const isOfColours = (kind: number, content: Buffer) =>
  (kind === 0xe0 && content.length === 14 && startsWith(content, 'JFIF\0')) ||
  (kind === 0xe2 && startsWith(content, 'ICC_PROFILE\0')) ||
  (kind === 0xee && content.length === 12 && startsWith(content, 'Adobe'))

const startsWith = (content: Buffer, text: string) =>
  content.toString('latin1', 0, text.length) === text

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
  let parts = 0
  for (let at = 2; at + 2 <= bytes.length; ) {
    parts += 1
    if (parts > mostParts) return null
    const kind = bytes.readUInt8(at + 1)
    if (bytes[at] !== 0xff) return null
    if (kind === marker.end) {
      return scans > 0 ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null
    }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const next = kind === marker.scan ? endOfScan(bytes, end) : end
    if (kind === marker.scan) scans += 1
    if (drawn.has(kind) || isOfColours(kind, bytes.subarray(at + 4, end))) {
      kept.push(bytes.subarray(at, next))
    }
    at = next
  }
  return null
}
