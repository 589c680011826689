import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenLocally } from './listen-locally.ts'

/** In what way it answers: as it is to, or as a service that is ill. */
type Manner =
  | 'well'
  | 'silent'
  | 'cut'
  | '500'
  | '403'
  | 'garbage'
  | 'endless'
  | 'redirect'
  | 'other plaintext'

const textOf = (body: unknown, name: string): string => {
  if (typeof body !== 'object' || body === null) return ''
  return String(Object.entries(body).find(([key]) => key === name)?.[1] ?? '')
}

/** Encrypts and decrypts as a transit engine does, or misbehaves. */
export async function startTransitServer() {
  const key = randomBytes(32)
  const token = 'transit-token'
  let manner: Manner = 'well'
  let misbehaviours = Number.POSITIVE_INFINITY
  let calls = 0
  const say = (reply: ServerResponse, status: number, body: unknown) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const encrypt = (plaintext: string): string => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const body = Buffer.concat([cipher.update(Buffer.from(plaintext, 'base64')), cipher.final()])
    return `vault:v1:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`
  }
  const decrypt = (ciphertext: string): string | null => {
    try {
      const bytes = Buffer.from(ciphertext.slice('vault:v1:'.length), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        'base64',
      )
    } catch {
      return null
    }
  }
  const misbehave = (reply: ServerResponse): void => {
    if (manner === 'silent') return
    if (manner === 'cut') reply.destroy()
    else if (manner === '500') say(reply, 500, { errors: ['internal'] })
    else if (manner === '403') say(reply, 403, { errors: ['permission denied'] })
    else if (manner === 'redirect') reply.writeHead(307, { location: '/elsewhere' }).end()
    else if (manner === 'other plaintext') {
      say(reply, 200, { data: { plaintext: randomBytes(64).toString('base64') } })
    } else if (manner === 'endless') {
      const more = () => {
        while (!reply.destroyed && reply.write(' '.repeat(65_536)));
      }
      reply.writeHead(200).on('drain', more)
      more()
    } else reply.writeHead(200).end('<html>')
  }
  const server = createServer(async (request, reply) => {
    calls += 1
    const body: unknown = await json(request).catch(() => null)
    if (manner !== 'well' && misbehaviours > 0) {
      misbehaviours -= 1
      return misbehave(reply)
    }
    if (request.headers['x-vault-token'] !== token) return say(reply, 403, { errors: ['denied'] })
    if (request.url === '/v1/transit/encrypt/families') {
      return say(reply, 200, { data: { ciphertext: encrypt(textOf(body, 'plaintext')) } })
    }
    if (request.url === '/v1/transit/decrypt/families') {
      const plaintext = decrypt(textOf(body, 'ciphertext'))
      if (plaintext === null) return say(reply, 400, { errors: ['invalid ciphertext'] })
      return say(reply, 200, { data: { plaintext } })
    }
    return say(reply, 404, { errors: [] })
  })
  const address = await listenLocally(server)
  return {
    url: `${address}/v1/transit`,
    key: 'families',
    token,
    /** How it answers from now on, for so many calls and then well again. */
    answer: (how: Manner, times = Number.POSITIVE_INFINITY) => {
      manner = how
      misbehaviours = times
    },
    calls: () => calls,
  }
}
