import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const commands = {
  backup: fileURLToPath(new URL('../../backups/backup.ts', import.meta.url)),
  restore: fileURLToPath(new URL('../../backups/restore.ts', import.meta.url)),
  'backup:keys': fileURLToPath(new URL('../../backups/backup-keys.ts', import.meta.url)),
  'keys:rotate': fileURLToPath(new URL('../../key-rotation/rotate.ts', import.meta.url)),
}

const loading = new URL('../../loading/load-quickly.mjs', import.meta.url).href

/** Runs `npm run backup` or one like it as a process, without npm. */
export function startBackupCommand(
  command: keyof typeof commands,
  env: Record<string, string>,
  ...files: string[]
) {
  const child = spawn(process.execPath, ['--import', loading, commands[command], ...files], {
    env: { PATH: process.env.PATH, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said: output.trim() }))
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}
