import { createServer } from 'node:http'
import { listenError } from '../settings/listen-error.ts'
import { isToken } from './is-token.ts'
import type { Metrics } from './metrics.ts'

interface MetricsPort {
  host: string
  port: number
  /** Null: whoever reaches the port may read. */
  token: string | null
}

/** `/metrics` on a port of its own. Throws a `StartupError` where the port cannot be had. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: MetricsPort,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      answer(404, 'Not found\n')
    } else if (token !== null && !isToken(token, request.headers.authorization)) {
      answer(401, 'Unauthorized\n')
    } else {
      metrics.read().then(
        (text) => answer(200, text, metrics.contentType),
        () => answer(500, 'Failed\n'),
      )
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(listenError(error, { HOST: host, PORT: port }, 'METRICS_PORT')),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
