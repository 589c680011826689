import { Client } from 'pg'
import { inject } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

/** Settings of a server process on an empty database of the kind that is being tested. */
export async function processSettings(database: string): Promise<Record<string, string>> {
  const DATA_DIR = await temporaryFolder()
  if (process.env.TEST_DATABASE !== 'server') return { DATA_DIR }
  const url = inject('postgresUrl')
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  return { DATA_DIR, DATABASE_URL: url.replace(/\/[^/]*$/, `/${database}`) }
}
