import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../apps/server/src/testing/processes/start-server-process.ts'
import { tellWorkers } from './service/journeys-service.ts'

/** Starts the service that all journeys use (docs/tests.md#kinds-of-test). */
export default async function setup(): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'brightplate-journeys-'))
  const started = join(home, 'started')
  const folder = join(home, 'shared')
  await (await startServerProcess({ DATA_DIR: started })).kill('SIGTERM')
  cpSync(started, folder, { recursive: true })
  const server = await startServerProcess({ DATA_DIR: folder })
  tellWorkers({ url: server.url, folder, started })
  return async () => {
    await server.kill('SIGTERM')
    await rm(home, { recursive: true, force: true })
  }
}
