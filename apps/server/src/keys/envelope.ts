import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * What is sealed: a byte for the format, 12 of nonce, 16 of tag, and the rest under AES-256-GCM. The
 * format and the context are authenticated with it.
 */
const formats = { asItIs: 1, packed: 2 } as const

const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** A profile or less is opened with every read, and packing it would save half a kilobyte. */
const packedFrom = 2048
/** Three tenths of a 14-day plan's JSON in a millisecond or two; higher qualities take several times that. */
const quality = 3
/** A text that unpacks to more was not packed here. */
const mostBytes = 64 * 1024 * 1024

/** What was sealed under another key, for another context, or changed since. It says nothing of what it was. */
export class SealError extends Error {
  override name = 'SealError'

  constructor() {
    super('What was sealed does not open: another key, another place, or it was changed')
  }
}

const pack = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** The bytes that are authenticated beside the text: the same words never stand for two contexts. */
const besides = (format: number, context: readonly string[]): Buffer =>
  Buffer.from(JSON.stringify([format, ...context]))

/**
 * Seals bytes for one context, such as table, column and row: they open there and nowhere else. What is packed already,
 * such as a picture, is not to be packed again: two megabytes of it hold everybody up for some 30 ms.
 */
export function seal(
  key: KeyObject,
  context: readonly string[],
  plain: Buffer,
  { isPacked = false } = {},
): Buffer {
  const packed = !isPacked && plain.length >= packedFrom ? pack(plain) : plain
  const format = packed.length < plain.length ? formats.packed : formats.asItIs
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(besides(format, context))
  const body = cipher.update(format === formats.packed ? packed : plain)
  cipher.final()
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), body])
}

/** Throws a `SealError`. */
export function unseal(key: KeyObject, context: readonly string[], sealed: Uint8Array): Buffer {
  const format = sealed[0]
  if (sealed.length < headBytes || (format !== formats.asItIs && format !== formats.packed)) {
    throw new SealError()
  }
  try {
    const nonce = sealed.subarray(1, 1 + nonceBytes)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(besides(format, context))
    decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
    const body = decipher.update(sealed.subarray(headBytes))
    decipher.final()
    return format === formats.packed
      ? brotliDecompressSync(body, { maxOutputLength: mostBytes })
      : body
  } catch {
    throw new SealError()
  }
}
