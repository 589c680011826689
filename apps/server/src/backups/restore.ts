import { readEnv } from '../env.ts'
import { restoreBackup } from './restore-backup.ts'
import { fileArgument, runCommand } from './run-command.ts'

await runCommand(
  'The restore',
  () => fileArgument('restore'),
  async (file) => {
    const { tables, rows } = await restoreBackup(readEnv(process.env), file)
    return `Restored ${rows} rows of ${tables} tables; counts and checksums are those of the backup.`
  },
)
