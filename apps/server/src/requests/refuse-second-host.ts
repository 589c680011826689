import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const isHost = (name: string, at: number) => at % 2 === 0 && name.toLowerCase() === 'host'

/** RFC 9112, 3.2: of two hosts a proxy may believe the one, and we the other. */
export function refuseSecondHost(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.rawHeaders.filter(isHost).length > 1 ? new AppError('bad_request') : undefined)
  })
}
