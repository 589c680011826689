import { readEnv } from '../env.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreArguments, runCommand } from './run-command.ts'

await runCommand(
  'The restore',
  () => restoreArguments().file,
  async () => {
    const say = (sentence: string) => console.error(sentence)
    const restored = await restoreBackup(readEnv(process.env), restoreArguments(), new Date(), say)
    const { tables, rows, leftOut } = restored
    const erased =
      leftOut.households + leftOut.children > 0
        ? ` Erased since, and not brought back: ${leftOut.households} households, ${leftOut.children} children.`
        : ''
    return `Restored ${rows} rows of ${tables} tables; counts and checksums are those of the backup.${erased}`
  },
)
