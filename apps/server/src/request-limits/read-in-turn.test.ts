import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

async function listen(handler: Handler) {
  const server = createServer((request, response) => void handler(request, response))
  readInTurn(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.on('error', () => {})
    onTestFinished(() => {
      socket.destroy()
    })
    await once(socket, 'connect')
    return socket
  }
  return { server, port, open }
}

const head = (line: string, headers = '') => `${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

/** The bodies of answers that follow each other; those to HEAD have none. */
function bodiesOf(bytes: Buffer, hasBody: (index: number) => boolean = () => true): string[] {
  const bodies: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf('\r\n\r\n', at) + 4
    const said = Number(/content-length: (\d+)/i.exec(bytes.toString('latin1', at, start))?.[1])
    const length = hasBody(bodies.length) ? said : 0
    bodies.push(bytes.toString('latin1', start, start + length))
    at = start + length
  }
  return bodies
}

async function ask(port: number, path: string, agent?: Agent): Promise<string> {
  const [response] = await once(get({ port, host: '127.0.0.1', path, agent }), 'response')
  return text(response)
}

describe('a connection whose answers are not read', () => {
  const asked = 200
  const longAnswer = (number: number) => `${number} `.padEnd(200_000, '.')

  it('is not read on, while others are; once it reads, it has all answers whole and in order', async () => {
    let begun = 0
    const { port, open } = await listen(async ({ url }, response) => {
      const number = url === '/unread' ? begun++ : null
      await new Promise(setImmediate)
      response.end(number === null ? 'other' : longAnswer(number))
    })
    const unread = (await open()).pause()
    unread.write(
      head('GET /unread').repeat(asked - 1) + head('GET /unread', 'Connection: close\r\n'),
    )
    for (let before = -1; before !== begun; ) {
      before = begun
      for (let other = 0; other < 20; other += 1) expect(await ask(port, '/')).toBe('other')
    }
    // The system takes some for it.
    expect(begun).toBeLessThan(asked / 2)
    const bodies = bodiesOf(await buffer(unread))
    expect(bodies).toHaveLength(asked)
    expect(bodies.every((body, number) => body === longAnswer(number))).toBe(true)
  })

  it('is ended after a time', async () => {
    const { server, open } = await listen((_, response) => {
      response.end(Buffer.alloc(20_000_000))
    })
    server.setTimeout(200)
    const unread = (await open()).pause()
    const asked = once(server, 'request')
    unread.write(head('GET /'))
    const [, response] = await asked
    await once(response, 'close')
    expect(response.writableFinished).toBe(false)
  })

  it('has no more of a stream that never ends than the system takes, and the stream is ended', async () => {
    let told = 0
    const ended = Promise.withResolvers<void>()
    const { server, open } = await listen((_, response) => {
      const events = async function* () {
        try {
          for (;;) {
            told += 1
            yield '.'.repeat(10_000)
          }
        } finally {
          ended.resolve()
        }
      }
      const stream = Readable.from(events())
      response.once('close', () => stream.destroy())
      stream.pipe(response)
    })
    server.setTimeout(200)
    const unread = (await open()).pause()
    unread.write(head('GET /').repeat(asked))
    await ended.promise
    expect(told * 10_000).toBeLessThan(50_000_000)
  })
})

describe('a connection on which a handler works for long', () => {
  it('is kept', async () => {
    const { server, port } = await listen(async ({ socket }, response) => {
      await once(server, 'timeout')
      expect(socket.destroyed).toBe(false)
      response.end('at last')
    })
    server.setTimeout(200)
    expect(await ask(port, '/')).toBe('at last')
  })

  it('is seen to be gone', async () => {
    const { server, open } = await listen(() => {})
    const asked = once(server, 'request')
    const leaving = await open()
    leaving.write(head('GET /'))
    const [, response] = await asked
    leaving.destroy()
    await once(response, 'close')
    expect(response.writableEnded).toBe(false)
  })
})

interface Sent {
  method: 'GET' | 'HEAD' | 'POST'
  body: string
  inChunks: boolean
}

const bodyText = fc.array(fc.constantFrom('\r\n\r\n', '\r', '\n', head('GET /in-a-body'), 'text'), {
  maxLength: 6,
})
const sent: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST'),
  body: bodyText.map((parts) => parts.join('')),
  inChunks: fc.boolean(),
})

const inChunksOf = (body: string) =>
  `${body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`

function written({ method, body, inChunks }: Sent, number: number): string {
  if (method !== 'POST') return head(`${method} /${number}`)
  return inChunks
    ? head(`POST /${number}`, 'Transfer-Encoding: chunked\r\n') + inChunksOf(body)
    : head(`POST /${number}`, `Content-Length: ${body.length}\r\n`) + body
}

describe('requests that are sent without waiting', () => {
  it('are each handled once the one before has its answer, however they are cut on their way', async () => {
    let atWork = 0
    let mostAtWork = 0
    const { open } = await listen(async (request, response) => {
      atWork += 1
      mostAtWork = Math.max(mostAtWork, atWork)
      const body = await text(request)
      await new Promise(setImmediate)
      atWork -= 1
      response.end(`${request.method} ${request.url} ${body}`)
    })
    const cuts = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(sent, { minLength: 1, maxLength: 20 }),
        cuts,
        async (all, pieces) => {
          const socket = await open()
          let rest = all.map(written).join('') + head('GET /last', 'Connection: close\r\n')
          const answers = buffer(socket)
          for (const length of pieces) {
            socket.write(rest.slice(0, length))
            rest = rest.slice(length)
            await new Promise(setImmediate)
          }
          socket.write(rest)
          const hasBody = (index: number) => all[index]?.method !== 'HEAD'
          expect(bodiesOf(await answers, hasBody)).toEqual([
            ...all.map(({ method, body }, number) =>
              method === 'HEAD' ? '' : `${method} /${number} ${method === 'POST' ? body : ''}`,
            ),
            'GET /last ',
          ])
        },
      ),
      { seed: 1, numRuns: 60 },
    )
    expect(mostAtWork).toBe(1)
  })
})

describe('a connection that waits for each answer', () => {
  it('is used for many requests', async () => {
    const { server, port } = await listen(({ url }, response) => {
      response.end(url)
    })
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    for (let number = 0; number < 30; number += 1) {
      expect(await ask(port, `/${number}`, agent)).toBe(`/${number}`)
    }
    expect(connections).toBe(1)
  })

  it('may send much, to a handler that takes it slowly', async () => {
    const { port } = await listen(async (request, response) => {
      let bytes = 0
      for await (const chunk of request) {
        bytes += chunk.length
        await new Promise(setImmediate)
      }
      response.end(`${bytes}`)
    })
    const upload = request({ port, host: '127.0.0.1', method: 'PUT' })
    upload.end('\r\n\r\n..'.repeat(500_000))
    const [response] = await once(upload, 'response')
    expect(await text(response)).toBe('3000000')
  })
})
