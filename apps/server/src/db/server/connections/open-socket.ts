import { Socket } from 'node:net'

/** Longer than any statement may take: whoever is silent for this long is gone. */
const silentMs = 25_000

/** What is sent in one turn of the event loop goes out in one piece: each call of the system costs as much. */
class GatheringSocket extends Socket {
  #gathers = false

  override cork(): void {
    super.cork()
    if (this.#gathers) return
    this.#gathers = true
    super.cork()
    setImmediate(() => {
      this.#gathers = false
      this.uncork()
    })
  }
}

/** A socket for a connection to the database; one that falls silent ends instead of being waited on. */
export function openSocket(): Socket {
  const socket = new GatheringSocket()
  socket.setTimeout(silentMs, () => {
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
