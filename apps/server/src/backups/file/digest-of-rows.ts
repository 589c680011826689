import { createHash } from 'node:crypto'

const newline = 0x0a

/** Counts and hashes rows as COPY writes them: each ends with the one newline that it holds. */
export function openDigest() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (bytes: Uint8Array) => {
      hash.update(bytes)
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) rows += 1
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
