import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { SealError } from '../envelope.ts'
import { keysMissingCode } from '../keys-missing-code.ts'
import type { MasterKey } from './master-key.ts'

export interface KeyService {
  /** Where the transit engine is mounted: "https://vault.example.com:8200/v1/transit". */
  url: string
  /** The name of the key there. */
  key: string
  /** A file that holds the token, read with each call: whoever renews it writes it again. */
  tokenFile: string
}

/** The service could not be asked, or did not say what it is to say. Calls are answered 503 until it does. */
export class KeyServiceError extends Error {
  override name = 'KeyServiceError'
  readonly code = keysMissingCode

  constructor(why: string) {
    super(`The key service cannot be used: ${why}`)
  }
}

const answerMs = 5000
const tries = 3
const pauseMs = 100
const mostBytes = 64 * 1024
/** What was unwrapped is not asked for again: every request of an hour would else be a call. */
const cacheMs = 60_000
const maxCached = 1000
const nameBytes = 32

const encrypted = z.object({ data: z.object({ ciphertext: z.string().min(1).max(mostBytes) }) })
const decrypted = z.object({ data: z.object({ plaintext: z.base64() }) })

const nameOf = (what: string): Buffer => createHash('sha256').update(what).digest()

/** Reads no more than an answer of ours may have. */
async function textOf(response: Response): Promise<string> {
  if (!response.body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    if (bytes > mostBytes) throw new KeyServiceError('its answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Answers that may be others soon. */
const isPassing = (status: number) => status === 429 || status >= 500

async function post(
  { url, key, tokenFile }: KeyService,
  operation: 'encrypt' | 'decrypt',
  body: Record<string, string>,
): Promise<{ status: number; json: unknown }> {
  const token = await readFile(tokenFile, 'utf8').catch(() => {
    throw new KeyServiceError('the file of its token cannot be read')
  })
  const response = await fetch(`${url}/${operation}/${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vault-token': token.trim() },
    body: JSON.stringify(body),
    // The token and what is unwrapped go to no other place.
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  })
  return { status: response.status, json: parsed(await textOf(response)) }
}

/** Asks again what passes. No word of an answer is said: it may hold what was sent. */
async function ask(...call: Parameters<typeof post>): Promise<{ status: number; json: unknown }> {
  let why = 'no answer'
  for (let tried = 1; tried <= tries; tried += 1) {
    if (tried > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs * tried))
    try {
      const answer = await post(...call)
      if (!isPassing(answer.status)) return answer
      why = `status ${answer.status}`
    } catch (error) {
      if (error instanceof KeyServiceError) throw error
    }
  }
  throw new KeyServiceError(why)
}

/**
 * A master key that a key management service holds, spoken to as HashiCorp Vault's and OpenBao's transit engines are. The
 * name of what is wrapped is wrapped with it. Throws a `KeyServiceError` where the service cannot be used.
 */
export function transitMasterKey(
  service: KeyService,
  nowMs: () => number = () => performance.now(),
): MasterKey {
  const cache = new Map<string, { bytes: Buffer; untilMs: number }>()
  const keep = (id: string, bytes: Buffer) => {
    if (cache.size >= maxCached) {
      for (const [one, { untilMs }] of cache) if (untilMs <= nowMs()) cache.delete(one)
    }
    if (cache.size < maxCached) cache.set(id, { bytes, untilMs: nowMs() + cacheMs })
  }
  return {
    wrap: async (what, bytes) => {
      const plaintext = Buffer.concat([nameOf(what), bytes]).toString('base64')
      const { status, json } = await ask(service, 'encrypt', { plaintext })
      const answer = encrypted.safeParse(json)
      if (status !== 200 || !answer.success) throw new KeyServiceError(`encrypt: status ${status}`)
      return Buffer.from(answer.data.data.ciphertext, 'utf8')
    },
    unwrap: async (what, wrapped) => {
      const ciphertext = Buffer.from(wrapped).toString('utf8')
      const id = `${what}\n${ciphertext}`
      const known = cache.get(id)
      if (known && known.untilMs > nowMs()) return Buffer.from(known.bytes)
      // What another kind of key wrapped is none of its texts.
      if (!ciphertext.startsWith('vault:')) throw new SealError()
      const { status, json } = await ask(service, 'decrypt', { ciphertext })
      // So it says of a text that it did not make.
      if (status === 400) throw new SealError()
      const answer = decrypted.safeParse(json)
      if (status !== 200 || !answer.success) throw new KeyServiceError(`decrypt: status ${status}`)
      const plain = Buffer.from(answer.data.data.plaintext, 'base64')
      if (!plain.subarray(0, nameBytes).equals(nameOf(what))) throw new SealError()
      const bytes = plain.subarray(nameBytes)
      keep(id, Buffer.from(bytes))
      return Buffer.from(bytes)
    },
  }
}
