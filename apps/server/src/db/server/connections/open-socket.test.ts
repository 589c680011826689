import { once } from 'node:events'
import { createServer } from 'node:net'
import { setImmediate as turnEnd } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSocket } from './open-socket.ts'

it('a socket of the database sends what is written in one turn in one piece, at the end of that turn', async () => {
  const server = createServer((peer) => peer.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const socket = openSocket().connect(address.port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  await once(socket, 'connect')

  // As `pg` writes the messages of a query.
  for (const query of ['first', 'second']) {
    socket.cork()
    socket.write(query)
    socket.uncork()
  }
  expect(socket.writableLength).toBe('firstsecond'.length)
  await turnEnd()
  expect(socket.writableCorked).toBe(0)
  expect(socket.writableLength).toBe(0)
})
