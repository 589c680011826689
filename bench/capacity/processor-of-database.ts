import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

interface Times {
  parent: number
  own: number
  /** Of children that ended. */
  ended: number
}

function timesOf(pid: string | number): Times | null {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const numbers = fields.split(' ').map(Number)
    const sum = (from: number) => (numbers[from] ?? 0) + (numbers[from + 1] ?? 0)
    return { parent: numbers[1] ?? 0, own: sum(11), ended: sum(13) }
  } catch {
    // It ended while it was looked for.
    return null
  }
}

/** Processor time that a PostgreSQL server has used, with all its processes, in milliseconds; `backend` is the pid of any. */
export function processorMsOfDatabase(backend: number): number {
  const postmaster = timesOf(backend)?.parent ?? 0
  const server = timesOf(postmaster)
  if (!server) throw new Error('The server ended')
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => timesOf(pid) ?? [])
    .filter(({ parent }) => parent === postmaster)
  const ticks = children.reduce((total, { own }) => total + own, server.own + server.ended)
  return ticks * tickMs
}
