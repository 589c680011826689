import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../testing/processes/compile-cache.ts'

const killed = fileURLToPath(new URL('./killed-while-sealing.ts', import.meta.url))

/** Seals a context in a process of its own that is killed in that piece of its work. Answers with the signal that ended it. */
export const sealUntilKilled = (
  env: Record<string, string>,
  piece: number,
): Promise<NodeJS.Signals | number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [killed, String(piece)], {
      env: { PATH: process.env.PATH, ...compileCache, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
