import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page in every form in which a browser may take it. */
export interface PackedPage {
  html: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// Near the best size, at a hundredth of a second a page.
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export async function packPage(text: string): Promise<PackedPage> {
  const html = Buffer.from(text)
  return {
    html,
    br: await toBrotli(html, brotliQuality),
    gzip: await toGzip(html, { level: 9 }),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

/** The best packing that `Accept-Encoding` takes. */
const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] as const })

/** Sends a page, or says that the browser's copy still holds. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send()
  }
  reply.type('text/html; charset=utf-8')
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  return encoding
    ? reply.header('content-encoding', encoding).send(page[encoding])
    : reply.send(page.html)
}
