import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { isToken } from './is-token.ts'
import type { Metrics } from './metrics.ts'

/** Answers also while the process is too busy for other requests. */
const config = { pressureHandler: () => undefined }

/** `/metrics` on the service's own port, for whoever has the token. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', { schema: { hide: true }, config }, async ({ headers }, reply) => {
    if (!isToken(token, headers.authorization)) throw new AppError('unauthenticated')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
}
