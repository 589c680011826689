import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import {
  type ServerProcess,
  startServerProcess,
} from '../apps/server/src/testing/start-server-process.ts'

export interface Service {
  url: string
  /** Where it keeps its data, and the mails that it would send. */
  folder: string
  /** Kills the service with SIGKILL and starts it again on the same data and port. */
  restartAfterKill: () => Promise<void>
  /** Kills the service and leaves it down. */
  kill: () => Promise<void>
}

/** The whole service as a process of its own, on a data folder that goes away with the test. */
export const test = base.extend<{ service: Service; settings: Record<string, string> }>({
  /** What the service is started with besides its folder. */
  settings: [{}, { option: true }],
  service: async ({ settings }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'brightplate-journey-'))
    await cp(process.env.JOURNEYS_DATA_FOLDER ?? '', folder, { recursive: true })
    let server: ServerProcess = await startServerProcess({ ...settings, DATA_DIR: folder })
    const { port } = new URL(server.url)
    await use({
      url: server.url,
      folder,
      restartAfterKill: async () => {
        await server.kill('SIGKILL')
        server = await startServerProcess({ ...settings, DATA_DIR: folder, PORT: port })
      },
      kill: async () => {
        await server.kill('SIGKILL')
      },
    })
    await server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  },
})
