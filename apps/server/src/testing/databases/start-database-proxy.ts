import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface DatabaseProxy {
  /** The address of the database, by way of the proxy. */
  url: string
  /** Breaks every connection; new ones are let through. */
  drop: () => void
  /** Breaks every connection and refuses new ones until `restore`. */
  stop: () => Promise<void>
  restore: () => Promise<void>
}

/** Stands between the service and its database, to break what is between them. */
export async function startDatabaseProxy(
  databaseUrl: string,
  { silentAfterGreeting = false } = {},
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    // "Ready for query" ends the greeting.
    if (silentAfterGreeting) far.on('data', (bytes) => bytes.includes('Z\0\0\0\x05') && far.pause())
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(() => {
    server.close()
    drop()
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    drop,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        drop()
      }),
    restore: () => listen(port),
  }
}
