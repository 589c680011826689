import { cpSync } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { testDataKey } from '../open-test-keys.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Settings of a server process on an empty database of the kind that is being tested. */
export async function processSettings(database: string): Promise<Record<string, string>> {
  const DATA_DIR = await temporaryFolder()
  if (process.env.TEST_DATABASE !== 'server') {
    cpSync(inject('embeddedTemplate').dataFolder, DATA_DIR, { recursive: true })
    return { DATA_DIR, DATA_KEY: testDataKey }
  }
  const url = inject('postgresUrl')
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${database} template ${inject('postgresTemplate')}`)
  await admin.end()
  return { DATA_DIR, DATA_KEY: testDataKey, DATABASE_URL: url.replace(/\/[^/]*$/, `/${database}`) }
}
