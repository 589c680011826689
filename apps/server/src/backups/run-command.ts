import { resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { BackupError } from './locations/backup-error.ts'

const codeOf = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : null
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100'])

function sentenceOf(error: unknown, act: string, file: string): string {
  if (error instanceof BackupError || error instanceof StartupError) return error.message
  const code = codeOf(error)
  if (code !== null && noRoom.has(code)) {
    return `${act} failed for want of room: free some, or name another place. Nothing was kept.`
  }
  if (code === 'ENOENT') return `${file} cannot be found: name a file, in a folder that is there.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR') {
    return `${file} cannot be used (${code}): name a file that this user may read and write.`
  }
  const reason = code ?? (error instanceof Error ? error.name : 'unknown reason')
  return `${act} failed (${reason}), and nothing was kept: see to the database, and try again.`
}

/** The file that a command was given, from where it was called. */
export function fileArgument(command: string): string {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || more.length > 0) {
    throw new BackupError(`Name one file: npm run ${command} -- FILE.`)
  }
  return resolve(process.env.INIT_CWD ?? process.cwd(), given)
}

/** The file of a backup, and that of the keys where there is one. */
export function restoreArguments(): { file: string; keysFile: string | null } {
  const [file, keysFile, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0) {
    throw new BackupError(
      'Name the backup, and the copy of the keys: npm run restore -- FILE KEYS.',
    )
  }
  const from = process.env.INIT_CWD ?? process.cwd()
  return { file: resolve(from, file), keysFile: keysFile ? resolve(from, keysFile) : null }
}

/** Runs a command that says on one line how it went. */
export async function runCommand(
  act: string,
  file: () => string,
  run: (file: string) => Promise<string>,
): Promise<void> {
  let path = ''
  try {
    path = file()
    console.log(await run(path))
  } catch (error) {
    console.error(sentenceOf(error, act, path))
    process.exitCode = 1
  }
}
