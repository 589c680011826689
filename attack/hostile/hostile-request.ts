/** Two accounts that attack over the same connections, and one whose data no answer may show. */
export interface Accounts {
  host: string
  first: Account
  second: Account
  victim: Account
}

interface Account {
  token: string
  childId: string
  /** The name of the account's child, which stands in no answer to anybody else. */
  mark: string
}

export interface HostileRequest {
  what: string
  bytes: string
  /** With what it may be answered: written down before it is sent. */
  may: readonly number[]
  /** The one mark that its answer may show. */
  shows: string | null
  /** Its answer has no body, whatever its head says. */
  isHead: boolean
}

export interface Heading {
  token?: string
  headers?: readonly string[]
  body?: string
}

/** A request as it goes over the wire; what is wrong with it is in its headers. */
export function wire(host: string, line: string, { token, headers = [], body }: Heading): string {
  const head = [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...headers,
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
}
