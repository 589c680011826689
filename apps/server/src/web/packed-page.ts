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
  br: (html: Buffer): Promise<Buffer> => toBrotli(html, brotliQuality),
  gzip: (html: Buffer): Promise<Buffer> => toGzip(html, { level: 9 }),
}

type Packing = keyof typeof packers

/** A page in every form in which a browser may take it; each is made for the first who asks. */
export interface PackedPage {
  html: Buffer
  packed: (packing: Packing) => Promise<Buffer>
  etag: string
}

export function packPage(text: string): PackedPage {
  const html = Buffer.from(text)
  const made = new Map<Packing, Promise<Buffer>>()
  return {
    html,
    packed: (packing) => {
      const known = made.get(packing) ?? packers[packing](html)
      made.set(packing, known)
      return known
    },
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

/** The best packing that `Accept-Encoding` takes. */
const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const satisfies Packing[] })

/** Sends a page, or says that the browser's copy still holds. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send()
  }
  reply.type('text/html; charset=utf-8')
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  return encoding
    ? reply.header('content-encoding', encoding).send(await page.packed(encoding))
    : reply.send(page.html)
}
