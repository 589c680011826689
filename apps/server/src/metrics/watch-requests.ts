import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCodeOf } from '../errors.ts'
import type { Metrics } from './metrics.ts'

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none'

/** Counts every request of the routes that are added after it. */
export function watchRequests(app: Pick<FastifyInstance, 'addHook'>, metrics: Metrics): void {
  app.addHook('onError', (request, _reply, error, done) => {
    metrics.requestRefused(routeOf(request), errorCodeOf(error))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // A stream lasts as long as somebody looks at it, which says nothing of how soon we answer.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      metrics.requestAnswered({
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      })
    }
    done()
  })
}
