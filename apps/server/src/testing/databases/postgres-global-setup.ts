import type { TestProject } from 'vitest/node'
import { openServerDatabase } from '../../db/server/open-server-database.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The name of an empty, migrated database on the server. */
    postgresTemplate: string
  }
}

const template = 'template_of_tests'

/** One PostgreSQL server for all test files; each makes a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  await postgres.createDatabase(template)
  const { close } = await openServerDatabase(postgres.urlOf(template))
  await close()
  project.provide('postgresUrl', postgres.urlOf('postgres'))
  project.provide('postgresTemplate', template)
  return postgres.stop
}
