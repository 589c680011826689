import { Socket } from 'node:net'

/** Longer than any statement may take: whoever is silent for this long is gone. */
const silentMs = 25_000

/** A socket for a connection to the database; one that falls silent ends instead of being waited on. */
export function openSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(silentMs, () => {
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
