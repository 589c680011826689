import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** Has a server listen on a free port of this machine until the test is over; answers with its address. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return `http://127.0.0.1:${address.port}`
}
