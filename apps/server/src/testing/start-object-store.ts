import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from './listen-locally.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Keeps objects as Amazon S3 does, in parts as well, or misbehaves. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  const parts = new Map<number, Buffer>()
  let manner: 'well' | 'cut' | '503' | '403' = 'well'
  let misbehaviours = 0
  const say = (reply: ServerResponse, status: number, xml = '') =>
    reply.writeHead(status, { 'content-type': 'application/xml', etag: '"1"' }).end(xml)
  const server = createServer(async (request, reply) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (misbehaviours > 0) {
      misbehaviours -= 1
      if (manner === 'cut') return reply.destroy()
      if (manner === '403') return say(reply, 403, '<Error><Code>AccessDenied</Code></Error>')
      return say(reply, 503, '<Error><Code>SlowDown</Code></Error>')
    }
    const { authorization = '', 'x-amz-content-sha256': hash } = request.headers
    if (!authorization.startsWith('AWS4-HMAC-SHA256 Credential=backups/')) return say(reply, 403)
    if (request.method === 'PUT' && hash !== sha256(body)) return say(reply, 400)
    const number = searchParams.get('partNumber')
    if (request.method === 'PUT' && number !== null) parts.set(Number(number), body)
    else if (request.method === 'PUT') objects.set(pathname, body)
    else if (searchParams.has('uploads')) {
      const upload = '<UploadId>1</UploadId>'
      return say(
        reply,
        200,
        `<InitiateMultipartUploadResult>${upload}</InitiateMultipartUploadResult>`,
      )
    } else if (request.method === 'DELETE') return say(reply, 204)
    else {
      const inOrder = [...parts.entries()].sort(([one], [other]) => one - other)
      objects.set(pathname, Buffer.concat(inOrder.map(([, bytes]) => bytes)))
      return say(reply, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    return say(reply, 200)
  })
  const address = await listenLocally(server)
  return {
    url: `${address}/families/clinic`,
    objects,
    /** How it answers so many calls from now on. */
    answer: (how: typeof manner, times: number) => {
      manner = how
      misbehaviours = times
    },
  }
}
