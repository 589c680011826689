import type { TestProject } from 'vitest/node'
import { openServerDatabase } from '../../db/server/open-server-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The coordinator's database, which tests empty. */
    citusUrl: string
  }
}

/** Tables are spread once; each test begins with none of the rows of the one before. */
export default async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_CITUS_URL ?? ''
  const { close } = await openServerDatabase(url, null, async () => ({}), 'citus')
  await close()
  project.provide('citusUrl', url)
}
