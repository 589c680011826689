import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../apps/server/src/testing/start-server-process.ts'

/** The data of a service that was started and stopped once: each journey begins with a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-journeys-'))
  const server = await startServerProcess({ DATA_DIR: folder })
  await server.kill('SIGTERM')
  process.env.JOURNEYS_DATA_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
