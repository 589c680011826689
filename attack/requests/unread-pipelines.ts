import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Asked {
  path: string
  token?: string | undefined
}

/** Requests of one connection, sent at once. */
const ofOneConnection = 1400

/** Asks on each of these connections for the same again and again, and never reads an answer. */
export async function openUnreadPipelines(
  url: string,
  { path, token }: Asked,
  connections: number,
): Promise<{ close: () => void }> {
  const { hostname, port, host } = new URL(url)
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  const one = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}\r\n`
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname).pause()
    // A service that hangs up is within its rights.
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(one.repeat(ofOneConnection))
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: connections }, open))
  return {
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
