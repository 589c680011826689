import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

const markerName = 'brightplate.json'
const marker = { product: 'brightplate', layout: 1 }

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

async function prepare(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    if (names.length > 0 && !names.includes(markerName)) {
      throw new StartupError(
        `DATA_DIR (${folder}) holds files that are not Brightplate's: set DATA_DIR to an empty or new folder.`,
      )
    }
    if (names.includes(markerName)) {
      const found: unknown = JSON.parse(await readFile(join(folder, markerName), 'utf8'))
      const layout =
        typeof found === 'object' && found !== null && 'layout' in found ? found.layout : null
      if (layout !== marker.layout) {
        throw new StartupError(
          `DATA_DIR (${folder}) was written by another version of Brightplate: start that version, or set DATA_DIR to a new folder.`,
        )
      }
      // Opened for writing so that a read-only folder is told now and not at the first save.
      await writeFile(join(folder, markerName), JSON.stringify(marker))
    } else {
      await writeFile(join(folder, markerName), JSON.stringify(marker), { mode: 0o600 })
    }
    return await realpath(folder)
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (error instanceof SyntaxError) {
      throw new StartupError(
        `DATA_DIR (${folder}) has a damaged ${markerName}: restore it from a backup, or set DATA_DIR to a new folder.`,
      )
    }
    throw new StartupError(
      `DATA_DIR (${folder}) cannot be written (${reasonOf(error)}): set DATA_DIR to a folder that this user may write to.`,
    )
  }
}

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
async function lock(folder: string): Promise<Server | null> {
  const name = `brightplate-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return listen(`\0${name}`)
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`)
  const file = join(tmpdir(), `${name}.sock`)
  const server = await listen(file)
  if (server || (await answers(file))) return server
  await rm(file, { force: true })
  return listen(file)
}

/**
 * Makes the folder if needed and holds it for this process until `release`.
 * Throws a `StartupError` for a folder that is foreign, unwritable or held by another process.
 */
export async function claimDataFolder(
  folder: string,
): Promise<{ path: string; release: () => Promise<void> }> {
  const path = await prepare(folder)
  const held = await lock(path)
  if (!held) {
    throw new StartupError(
      `DATA_DIR (${folder}) is in use by another Brightplate process: stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return { path, release: () => new Promise((resolve) => held.close(() => resolve())) }
}
