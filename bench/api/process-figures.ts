import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

const read = ({ pid = 0 }: ChildProcess, file: string) =>
  readFileSync(`/proc/${pid}/${file}`, 'utf8')

/** Processor time that a process has used, in milliseconds. */
export function processorMs(child: ChildProcess): number {
  const [, fields = ''] = read(child, 'stat').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * tickMs
}

/** Memory that a process holds, in MB. */
export function residentMb(child: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(child, 'status'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
