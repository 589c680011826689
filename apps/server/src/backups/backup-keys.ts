import { readEnv } from '../env.ts'
import { copyKeys } from './keys/copy-keys.ts'
import { retentionDays } from './keys/keys-file.ts'
import { fileArgument, runCommand } from './run-command.ts'

await runCommand(
  'The copy of the keys',
  () => fileArgument('backup:keys'),
  async (file) => {
    const households = await copyKeys(readEnv(process.env), file, new Date())
    return `Copied the keys of ${households} households into ${file}: keep it apart from the backups, and for ${retentionDays} days at most.`
  },
)
