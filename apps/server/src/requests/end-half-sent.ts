import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends at shutdown each connection on which no whole request waits for its answer: one that is half sent would hold
 * the process up until its time is over.
 */
export function endHalfSent(app: Pick<FastifyInstance, 'addHook'> & { server: Server }): void {
  const asked = new Map<Socket, Set<IncomingMessage>>()
  app.server.on('connection', (socket: Socket) => {
    asked.set(socket, new Set())
    socket.once('close', () => asked.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const ofSocket = asked.get(request.socket)
    ofSocket?.add(request)
    response.once('close', () => ofSocket?.delete(request))
  })
  app.addHook('preClose', async () => {
    for (const [socket, requests] of asked) {
      if (![...requests].some(({ complete }) => complete)) socket.destroy()
    }
  })
}
