import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BackupError } from '../locations/backup-error.ts'

const command = fileURLToPath(new URL('../backup.ts', import.meta.url))
const loading = new URL('../../loading/load-quickly.mjs', import.meta.url).href

/**
 * Takes a backup in a process of its own, which ends with this one. Throws a `BackupError` with what it said.
 */
export function runBackupProcess(file: string, signal: AbortSignal): Promise<void> {
  const child = fork(command, [file], {
    execArgv: ['--import', loading],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  try {
    // A tenth of the share of others: at the lowest priority it comes to no end while they never stand still.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where the system does not let us, it runs beside us.
  }
  const stop = () => child.connected && child.disconnect()
  signal.addEventListener('abort', stop)
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (code === 0) resolve()
      else
        reject(
          new BackupError(output.trim() || 'The backup was stopped on its way: it is tried again.'),
        )
    })
  })
}
