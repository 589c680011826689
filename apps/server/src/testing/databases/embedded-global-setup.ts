import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { embeddedQueue, openEmbeddedDatabase } from '../../db/embedded/open-embedded-database.ts'
import { openJobQueue } from '../../jobs/queue/open-job-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty, migrated database of PGlite with a queue: as a data folder, and as a file to load into memory. */
    embeddedTemplate: { dataFolder: string; dump: string }
  }
}

/** The embedded database is made once; each test file works on a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-embedded-'))
  const dataFolder = join(folder, 'data')
  const { close } = await openEmbeddedDatabase(dataFolder)
  await close()
  const engine = await PGlite.create(join(dataFolder, 'postgres'))
  // Its tables are no matter of most tests: each that opens a queue would make them.
  const queueConnection = embeddedQueue(engine)
  await (await openJobQueue({ kind: 'embedded', queueConnection }, () => {})).close()
  const dump = join(folder, 'dump.tar')
  await writeFile(dump, (await engine.dumpDataDir('none')).stream())
  await engine.close()
  project.provide('embeddedTemplate', { dataFolder, dump })
  return () => rm(folder, { recursive: true, force: true })
}
