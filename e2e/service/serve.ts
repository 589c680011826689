import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/testing/processes/start-server-process.ts'
import { requireJourneysService, requireStartedData } from './journeys-service.ts'

export interface Service {
  url: string
  /** Where it keeps its data, and the mails that it would send. */
  folder: string
  /** Kills the service with SIGKILL and starts it again on the same data and port. `meanwhile` has the data for itself. */
  restartAfterKill: (meanwhile?: () => Promise<void>) => Promise<void>
  /** Kills the service and leaves it down. */
  kill: () => Promise<void>
}

const isShared = async () => {
  throw new Error('Every journey uses this service: ask for one of your own with ownSettings.')
}

const shared = (): Service => ({
  ...requireJourneysService(),
  restartAfterKill: isShared,
  kill: isShared,
})

/** A process of its own, on a data folder that goes away with the test. */
async function withOwn(settings: Record<string, string>, use: (service: Service) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-journey-'))
  cpSync(requireStartedData(), folder, { recursive: true })
  let server: ServerProcess = await startServerProcess({ ...settings, DATA_DIR: folder })
  const { port } = new URL(server.url)
  await use({
    url: server.url,
    folder,
    restartAfterKill: async (meanwhile = async () => {}) => {
      await server.kill('SIGKILL')
      await meanwhile()
      server = await startServerProcess({ ...settings, DATA_DIR: folder, PORT: port })
    },
    kill: async () => {
      await server.kill('SIGKILL')
    },
  })
  await server.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

/** The whole service: the one that all journeys use, or one of a journey's own. */
export const test = base.extend<{
  service: Service
  ownSettings: Record<string, string> | null
}>({
  /** What a service of the journey's own is started with: for one that kills it, or sets it up otherwise. */
  ownSettings: [null, { option: true }],
  service: async ({ ownSettings }, use) => {
    await (ownSettings ? withOwn(ownSettings, use) : use(shared()))
  },
})
