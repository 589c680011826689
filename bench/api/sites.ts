import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDataKey } from '../../apps/server/src/testing/open-test-keys.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/testing/processes/start-server-process.ts'
import { addChild, makePlan, registerParent } from '../../e2e/service/family.ts'
import type { FamilyAnswers } from './fill-bare.ts'

const plansOfFamily = 20

export interface Site extends ServerProcess {
  close: () => Promise<void>
}

/** A database on a server, with the keys that all of its processes share. */
export interface SharedDatabase {
  url: string
  keysFolder: string
}

/** The service as a process of its own, on a database of a server or else on the embedded one. */
export async function openSite(database: SharedDatabase | null = null): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-bench-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATA_KEY: testDataKey,
    LOG_LEVEL: 'error',
    ...(database ? { DATABASE_URL: database.url, KEYS_DIR: database.keysFolder } : {}),
  })
  // A round that fails leaves nothing running.
  process.once('exit', () => server.process.kill())
  return {
    ...server,
    close: async () => {
      await server.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A family of two children and 20 plans, and what the service answers it with. */
export async function fillFamily(url: string): Promise<FamilyAnswers> {
  const { session, call } = await registerParent(url)
  const child = await addChild(call)
  await addChild(call, { name: 'Alex', age: 9 })
  let plan = await makePlan(call, child.id)
  for (let made = 1; made < plansOfFamily; made += 1) plan = await makePlan(call, child.id)
  const summaries = await call('listPlans', { query: { view: 'summary', limit: 20 } })
  return {
    token: session.token,
    plan,
    summaries: summaries.flatMap((one) => ('start_date' in one ? one : [])),
    children: await call('listChildren', {}),
    status: await call('readSubscription', {}),
  }
}

/** The bare handlers as a process of their own; answers with their address. */
export async function openBareServer(
  databaseUrl: string,
): Promise<Pick<Site, 'url' | 'process' | 'close'>> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('./bare-server.ts', import.meta.url))],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  process.once('exit', () => child.kill())
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    if (said.includes('\n')) break
  }
  const url = /ready: (\S+)/.exec(said)?.[1]
  if (!url) throw new Error('The bare handlers did not start')
  return {
    url,
    process: child,
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
