import type { z } from 'zod'
import { apiBase, type EndpointName, endpoints } from './endpoints.ts'
import type { ErrorBody } from './error-body.ts'
import type { ErrorCode } from './error-code.ts'
import type { Wire } from './wire.ts'

type Part<Shape, Key extends string> = Shape extends { [K in Key]: infer Schema extends z.ZodType }
  ? { [K in Key]: z.input<Schema> }
  : unknown

type Replies<Shape> = Shape extends { replies: infer R } ? R : never
type Success<R> = {
  [Status in keyof R]: Status extends 200 | 201 | 202 | 204
    ? R[Status] extends z.ZodType
      ? z.output<R[Status]>
      : never
    : never
}[keyof R]

/** What a call takes: its params, query, headers and body, where it has them. */
export type CallInput<Name extends EndpointName> = Part<Wire[Name], 'params'> &
  Partial<Part<Wire[Name], 'query'>> &
  Partial<Part<Wire[Name], 'headers'>> &
  Part<Wire[Name], 'body'> & { signal?: AbortSignal }

/** What it answers with on success; null where there is no body. */
export type CallOutput<Name extends EndpointName> = Success<Replies<Wire[Name]>>

/** A call that failed. `detail` and `code` are null when the server gave none or was not reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number | null
  readonly code: ErrorCode | null
  readonly detail: string | null
  readonly body: ErrorBody | null

  constructor(status: number | null, body: ErrorBody | null) {
    super(body?.detail ?? `The call failed with ${status ?? 'no answer'}`)
    this.status = status
    this.body = body
    this.code = body?.code ?? null
    this.detail = status !== null && status < 500 ? (body?.detail ?? null) : null
  }
}

export interface ApiClientOptions {
  fetch: typeof fetch
  /** The bearer token of the session, if there is one. */
  token: () => string | null
  /** The token that was refused, so that a newer session is not ended by an older call. */
  onUnauthenticated: (token: string | null) => void
  /** Of what the server says to people; its own without one. */
  language?: string
}

export type ApiCall = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
}

function urlOf(path: string, input: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value))
  }
  return `${apiBase}${filled}${query.size > 0 ? `?${query}` : ''}`
}

async function errorBodyOf(response: Response): Promise<ErrorBody | null> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null && 'detail' in body && 'code' in body
      ? (body as ErrorBody)
      : null
  } catch {
    return null
  }
}

const createSender =
  (options: ApiClientOptions) =>
  async (name: EndpointName, input: AnyInput): Promise<Response> => {
    const endpoint = endpoints[name]
    const { body, headers, signal, ...rest } = input
    const token = options.token()
    const sent = new Headers()
    for (const [key, value] of Object.entries(headers ?? {})) if (value) sent.set(key, value)
    if (token && endpoint.signedIn) sent.set('authorization', `Bearer ${token}`)
    if (options.language) sent.set('accept-language', options.language)
    const isFile = body instanceof Blob
    if (body !== undefined) sent.set('content-type', isFile ? body.type : 'application/json')
    let response: Response
    try {
      response = await options.fetch(urlOf(endpoint.path, rest), {
        method: endpoint.method,
        headers: sent,
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new ApiError(null, null)
    }
    if (response.ok) return response
    const error = new ApiError(response.status, await errorBodyOf(response))
    // A wrong present password is a 401 too, and ends no session.
    if (endpoint.signedIn && error.code === 'unauthenticated') options.onUnauthenticated(token)
    throw error
  }

/** The typed client of the API. Every failure is an `ApiError`; an aborted call rejects as fetch does. */
export function createApiClient(options: ApiClientOptions): ApiCall {
  const send = createSender(options)
  return async (name, input) => {
    const text = await (await send(name, input)).text()
    return text === '' ? null : JSON.parse(text)
  }
}

/** Opens an answer that is read while it comes, such as that of `followPlanJob`; fails as the client does. */
export function createStreamClient(options: ApiClientOptions) {
  const send = createSender(options)
  return async <Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    const { body } = await send(name, input)
    if (!body) throw new ApiError(null, null)
    return body
  }
}
