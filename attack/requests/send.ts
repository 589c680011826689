/** An answer; `status` 0 where there was none, `late` where it did not come in time. */
export interface Answer {
  status: number
  late: boolean
  headers: Headers
  text: string
  /** The parsed body; null where it is no JSON. */
  json: unknown
}

export interface Sent {
  method: string
  path: string
  token?: string | undefined
  headers?: Record<string, string>
  body?: string | undefined
}

const mostMs = 30_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The text of an answer; of a stream of events, which goes on until somebody hangs up, what comes first. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text()
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(first?.value)
}

/** Sends one request to a process of ours. Never throws. */
export async function send(
  url: string,
  { method, path, token, headers, body }: Sent,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(mostMs),
    })
    const text = await textOf(response)
    return {
      status: response.status,
      late: false,
      headers: response.headers,
      text,
      json: parsed(text),
    }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { status: 0, late, headers: new Headers(), text: '', json: null }
  }
}

/** Why an answer is none that a client may get; null where it is fine. */
export function faultOf({ status, late, headers, json }: Answer): string | null {
  if (late) return 'no answer in 30 s'
  if (status === 0) return 'the connection was cut'
  if (status < 400) return null
  if (status === 503) return headers.has('retry-after') ? null : '503 without Retry-After'
  if (status >= 500) return `${status}`
  const isErrorBody =
    typeof json === 'object' && json !== null && 'detail' in json && 'code' in json
  return isErrorBody ? null : `${status} without an error body`
}
