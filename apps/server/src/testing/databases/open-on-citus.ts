import type { OpenDatabase } from '../../db/database.ts'
import { openServerDatabase } from '../../db/server/open-server-database.ts'
import { emptyTables } from './empty-tables.ts'
import { oneOnCitus } from './one-on-citus.ts'

let isOpen = false

/** The database of a coordinator, emptied: there is one, so tests on it run one after the other. */
export async function openOnCitus(url: string): Promise<OpenDatabase> {
  if (isOpen) throw new Error(oneOnCitus)
  isOpen = true
  const database = await openServerDatabase(url, null, async () => ({}), 'citus')
  await emptyTables(database.db)
  return {
    ...database,
    close: async () => {
      isOpen = false
      await database.close()
    },
  }
}
