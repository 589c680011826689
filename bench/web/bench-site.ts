import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@brightplate/contract/account/auth'
import { startServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { addChild, makePlan, registerParent } from '../../e2e/service/family.ts'

export interface BenchSite {
  url: string
  session: Session
  childId: string
  planId: string
  close: () => Promise<void>
}

export const plansInAccount = 20

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

async function fillAccount(
  url: string,
): Promise<Pick<BenchSite, 'session' | 'childId' | 'planId'>> {
  const { session, call } = await registerParent(url)
  const child = await addChild(call)
  let planId = ''
  for (let made = 0; made < plansInAccount; made += 1) {
    planId = (await makePlan(call, child.id)).id
  }
  return { session, childId: child.id, planId }
}

/** The production build on our own server, with an account of 20 plans. */
export async function openBenchSite(): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-bench-'))
  const port = String(await freePort())
  const server = await startServerProcess({ DATA_DIR: folder, PORT: port })
  const close = async () => {
    await server.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { url: server.url, close, ...(await fillAccount(server.url)) }
  } catch (error) {
    await close()
    throw error
  }
}
