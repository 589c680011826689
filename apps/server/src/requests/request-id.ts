import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** As proxies make them, and nothing that could spell a name: it is written to the log. */
const wellFormed = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i

export const requestIdHeader = 'x-request-id'

/** The id that a proxy gave a request, or a new one where it gave none that is well-formed. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

/** Each answer bears the id under which the log has its request. */
export function answerRequestIds(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id)
    done()
  })
}
