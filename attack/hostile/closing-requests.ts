import { type Accounts, type HostileRequest, wire } from './hostile-request.ts'

const deep = 2000
const tooLongHeader = 20_000
const tooLongBody = 10_000_000
const closed = [400, 408, 413, 414, 417, 431, 501, 505]

/** Bodies that are none: answered once, and the connection with it. */
export function brokenBodies({ host, first, second }: Accounts): HostileRequest[] {
  const { token } = first
  const inside = wire(host, 'GET /api/children', { token: second.token })
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked']
  const chunk = `${Buffer.byteLength(inside).toString(16)}\r\n${inside}\r\n0\r\n\r\n`
  const post = (what: string, bytes: string): HostileRequest => ({
    ...{ what, may: [400, 422], shows: null, isHead: false, bytes },
  })
  const body = (what: string, text: string) =>
    post(what, wire(host, 'POST /api/children', { token, body: text }))
  return [
    body('a body without end', '{"a":'.repeat(deep)),
    body('a body of arrays', '['.repeat(deep)),
    body('a prototype', '{"__proto__":{"name":"x"},"age":7}'),
    body('a body that is no JSON', '{"name":'),
    post(
      'a request in a chunk of a body',
      `${wire(host, 'POST /api/children', { token, headers })}${chunk}`,
    ),
  ]
}

/** No HTTP, or more than one reading of it: answered once at most, and nothing behind them is read. */
export function brokenRequests({ host, first }: Accounts): HostileRequest[] {
  const { token } = first
  const post = (what: string, headers: readonly string[], rest: string): HostileRequest => ({
    ...{ what, may: closed, shows: null, isHead: false },
    bytes: `${wire(host, 'POST /api/children', { token, headers })}${rest}`,
  })
  const raw = (what: string, bytes: string): HostileRequest => ({
    ...{ what, may: closed, shows: null, isHead: false, bytes },
  })
  const chunked = 'Transfer-Encoding: chunked'
  return [
    post('a length and chunks', ['Content-Length: 4', chunked], '0\r\n\r\n'),
    post('chunks and a length', [chunked, 'Content-Length: 4'], '0\r\n\r\n'),
    post('two lengths', ['Content-Length: 4', 'Content-Length: 8'], '{}  '),
    post('a length below nothing', ['Content-Length: -1'], ''),
    post('a length in words', ['Content-Length: 4, 4'], '{}  '),
    post('a name of a header with a space', ['Transfer-Encoding : chunked'], '0\r\n\r\n'),
    post('a coding that nobody knows', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    post('a chunk of no length', [chunked], 'zz\r\n{}\r\n0\r\n\r\n'),
    post('a chunk longer than it says', [chunked], '2\r\n{}{}{}\r\n0\r\n\r\n'),
    post('a folded header', ['X-A: b\r\n c: d', 'Content-Length: 0'], ''),
    post('a NUL in a header', ['X-A: a\u0000b', 'Content-Length: 0'], ''),
    post('a header too long', [`X-A: ${'a'.repeat(tooLongHeader)}`], ''),
    raw('lines that end by LF', `GET /api/children HTTP/1.1\nHost: ${host}\n\n`),
    raw('no host', 'GET /api/children HTTP/1.1\r\n\r\n'),
    // Which has no headers: nobody's.
    { ...raw('HTTP 0.9', 'GET /api/children\r\n\r\n'), may: [401, ...closed] },
    raw('HTTP 2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    raw('no method', `HACK /api/children HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    raw('TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'),
  ]
}

/** What is begun and never ended: no answer, or that it did not come. */
export function halfRequests({ host, first, victim }: Accounts): HostileRequest[] {
  const { token } = first
  const half = (what: string, bytes: string): HostileRequest => ({
    ...{ what, may: closed, shows: null, isHead: false, bytes },
  })
  const login = (headers: readonly string[]) =>
    wire(host, 'POST /api/auth/login', { headers: ['Content-Type: application/json', ...headers] })
  const put = wire(host, `PUT /api/children/${victim.childId}`, {
    token,
    headers: ['Content-Type: application/json', 'Content-Length: 900'],
  })
  return [
    half('half a body', `${login(['Content-Length: 60000'])}{"email":`),
    half('half a body of another’s child', `${put}{"name":"Taken",`),
    half('a chunk that does not end', `${login(['Transfer-Encoding: chunked'])}ffff\r\n{"email":`),
    half('half a head', `GET /api/children HTTP/1.1\r\nHost: ${host}\r\nX-A: `),
    half('half a line', 'GET /api/chil'),
    half('a body too long', login([`Content-Length: ${tooLongBody}`])),
  ]
}
