import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { compileCache } from './compile-cache.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')))

/** As `npm start` has them. */
const heapOptions = scripts.start.split(' ').filter((option) => /^--[a-z-]+=\d+$/.test(option))

export interface ServerProcess {
  process: ChildProcess
  /** "http://localhost:40123" */
  url: string
  /** Resolves once the text stands in what the process has printed. */
  prints: (text: string) => Promise<void>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

function spawnServer(env: Record<string, string>, entry = main) {
  const child = spawn(process.execPath, [...heapOptions, entry], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, ended, printed: () => stdout }
}

/** Runs the service's entry until it ends by itself. */
export const runServerProcess = (env: Record<string, string>): Promise<Ended> =>
  spawnServer(env).ended

/** Starts the service as a process of its own, on a free port; `onSpawn` may kill it on its way, `entry` is that of another copy. */
export async function startServerProcess(
  env: Record<string, string>,
  onSpawn: (kill: () => void) => Promise<void> = async () => {},
  entry = main,
): Promise<ServerProcess> {
  const { child, ended, printed } = spawnServer(env, entry)
  onSpawn(() => child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /ready: (\S+)\n/.exec(printed())?.[1]
      if (address) resolve(address)
    })
    ended.then(({ code, stderr }) => reject(new Error(`Ended with ${code}: ${stderr}`)))
  })
  return {
    process: child,
    url,
    prints: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (printed().includes(text)) resolve()
        }
        child.stdout.on('data', look)
        look()
      }),
    kill: async (signal) => {
      child.kill(signal)
      return (await ended).code
    },
  }
}
