import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

// Linux has sockets without a file, which the kernel drops with the process; elsewhere a socket file
// that nobody answers on is left over and may be taken.
async function lock(path: string): Promise<Server | null> {
  const name = `brightplate-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return listen(`\0${name}`)
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`)
  const file = join(tmpdir(), `${name}.sock`)
  const server = await listen(file)
  if (server || (await answers(file))) return server
  await rm(file, { force: true })
  return listen(file)
}

/** Holds a folder for this process until the answer is called; null where another one holds it. */
export async function holdDataFolder(path: string): Promise<(() => Promise<void>) | null> {
  const held = await lock(path)
  return held && (() => new Promise((resolve) => held.close(() => resolve())))
}
