import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// Near the best size, at a hundredth of a second a page.
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const packers = {
  br: (plain: Buffer): Promise<Buffer> => toBrotli(plain, brotliQuality),
  gzip: (plain: Buffer): Promise<Buffer> => toGzip(plain, { level: 9 }),
}

type Packing = keyof typeof packers

/** What is the same for everybody, in every form in which a browser may take it; each is made for the first who asks. */
export interface PackedText {
  plain: Buffer
  packed: (packing: Packing) => Promise<Buffer>
  /** "text/html; charset=utf-8" */
  type: string
  etag: string
}

export function packText(text: string | Buffer, type: string): PackedText {
  const plain = Buffer.from(text)
  const made = new Map<Packing, Promise<Buffer>>()
  return {
    plain,
    packed: (packing) => {
      const known = made.get(packing) ?? packers[packing](plain)
      made.set(packing, known)
      return known
    },
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

/** The best packing that `Accept-Encoding` takes. */
const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const satisfies Packing[] })

/** Sends it, or says that the browser's copy still holds. `choosing` names the headers by which this text was chosen. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
  choosing: readonly string[] = [],
): Promise<FastifyReply> {
  const vary = ['accept-encoding', ...choosing].join(', ')
  reply.headers({ 'cache-control': 'no-cache', etag: text.etag, vary })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === text.etag) {
    return reply.code(304).send()
  }
  reply.type(text.type)
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  return encoding
    ? reply.header('content-encoding', encoding).send(await text.packed(encoding))
    : reply.send(text.plain)
}
