import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceParent } from './trace-parent.ts'
import type { Traces } from './traces.ts'

/** Traces every request of the routes that are added after it, but for streams, which last as long as somebody looks. */
export function traceRequests(app: Pick<FastifyInstance, 'addHook'>, traces: Traces): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Traces['requestBegan']>>()
  app.addHook('onRequest', (request, _reply, done) => {
    ends.set(request, traces.requestBegan(traceParent(request.headers.traceparent)))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      ends.get(request)?.({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        requestId: request.id,
      })
    }
    done()
  })
}
