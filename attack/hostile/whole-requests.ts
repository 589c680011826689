import { randomBytes } from 'node:crypto'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import { type Accounts, type Heading, type HostileRequest, wire } from './hostile-request.ts'

const longPath = 8000

const forged = (token: string) => `${token.slice(0, -6)}${randomBytes(3).toString('hex')}`

/** Requests after which the connection may go on; each is answered once. */
export function wholeRequests({ host, first, second, victim }: Accounts): HostileRequest[] {
  const { token, mark } = first
  const inside = wire(host, 'GET /api/children', { token: second.token })
  const ask = (
    what: string,
    may: readonly number[],
    line: string,
    heading: Heading = {},
    shows: string | null = null,
  ): HostileRequest => {
    const isHead = line.startsWith('HEAD')
    return { what, may, bytes: wire(host, line, heading), shows, isHead }
  }
  const json = ['Content-Type: application/json']
  const theirs = `/api/children/${victim.childId}`
  const post = 'POST /api/children'
  const read = 'GET /api/children'
  return [
    ask('own children', [200], read, { token }, mark),
    ask('own children of the other', [200], read, { token: second.token }, second.mark),
    ask('two hosts', [400], read, { token, headers: ['Host: evil.example'] }),
    ask('no token', [401], read),
    ask('a forged token', [401], read, { token: forged(victim.token) }),
    ask('a token in the address', [401], `${read}?token=${victim.token.slice(0, 12)}`),
    ask(
      'two tokens',
      [200, 400, 401],
      read,
      { token, headers: [`Authorization: Bearer ${forged(victim.token)}`] },
      mark,
    ),
    ask('another’s child', [404], `GET ${theirs}`, { token }),
    ask('another’s child without a token', [401], `GET ${theirs}`),
    ask('another’s child renamed', [404], `PUT ${theirs}`, {
      token,
      body: JSON.stringify(buildChild({ name: 'Taken' })),
    }),
    ask('another’s child deleted, JSON named and none sent', [404], `DELETE ${theirs}`, {
      token,
      headers: json,
    }),
    ask('the API document', [200], 'GET /api/openapi.json'),
    ask('a head', [200, 404], 'HEAD /api/children', { token }),
    ask('TRACE', [400, 404, 405, 501], 'TRACE /api/children', { token }),
    ask('OPTIONS of everything', [200, 204, 400, 404], 'OPTIONS *', { token }),
    ask('a NUL in a name', [422], post, { token, body: '{"name":"a\\u0000b"}' }),
    ask('another type', [400, 415, 422], post, {
      token,
      headers: ['Content-Type: text/xml', 'Content-Length: 4'],
    }),
    ask('a request in the body of a read', [200, 400], read, { token, body: inside }, mark),
    ask('a path out of the folder', [400, 404], 'GET /assets/..%2f..%2f..%2fpackage.json'),
    ask('dots out of the folder', [400, 404], 'GET /assets/../../../../../../etc/passwd'),
    ask('a line break in a path', [400, 404], 'GET /api/children%0d%0aX-Injected:%20yes', {
      token,
    }),
    ask('a NUL in a path', [400, 404], 'GET /api/children/%00', { token }),
    ask('a path that decodes to nothing', [400, 404], 'GET /api/children/%ff%c0', { token }),
    ask('a long path', [400, 404, 414], `GET /api/children/${'x'.repeat(longPath)}`, { token }),
    ask('another site’s address', [400, 401, 404], 'GET http://evil.example/api/children'),
    ask(
      'an upgrade',
      [200, 400, 426],
      read,
      { token, headers: ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'] },
      mark,
    ),
    ask('a stranger’s login', [401, 429, 503], 'POST /api/auth/login', {
      body: JSON.stringify({ email: 'nobody@mail.example.net', password: 'a wrong password' }),
    }),
    ask('a login of no shape', [400, 422], 'POST /api/auth/login', { body: '{"email":[]}' }),
    ask('a link of nobody', [404], 'GET /api/shared', { headers: ['X-Care-Link: AAAA'] }),
  ].map((request) =>
    request.what === 'another type' ? { ...request, bytes: `${request.bytes}<a/>` } : request,
  )
}
