import { readEnv } from '../env.ts'
import { fileArgument, runCommand } from './run-command.ts'
import { takeBackup } from './take-backup.ts'

const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())
// The parent process is gone.
process.once('disconnect', () => ended.abort())

await runCommand(
  'The backup',
  () => fileArgument('backup'),
  async (file) => {
    const options = { now: new Date(), signal: ended.signal }
    const { tables, rows } = await takeBackup(readEnv(process.env), file, options)
    return `Backed up ${rows} rows of ${tables} tables into ${file}.`
  },
)
process.disconnect?.()
