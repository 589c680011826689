/**
 * Goes from the version of a commit to this one as docs/operating.md says, on one database under load, and counts the
 * requests that fail. Usage: node attack/run-upgrade.ts COMMIT
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../apps/server/src/testing/databases/start-postgres.ts'
import { testDataKey } from '../apps/server/src/testing/open-test-keys.ts'
import { startServerProcess } from '../apps/server/src/testing/processes/start-server-process.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { newFamily } from './family.ts'
import { newFolder, removeFolder } from './place.ts'
import { openBalancer } from './upgrade/balancer.ts'
import { versionAt } from './upgrade/version-at.ts'
import { startVisitor } from './upgrade/visitor.ts'

const families = 6
const processes = 2
const phaseMs = 8000
/** A balancer has seen by then that nothing new is to go there. */
const drainMs = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const [commit = ''] = process.argv.slice(2)

await endByFindings(async () => {
  if (commit === '') throw new RangeError('Which COMMIT is the version before?')
  const before = versionAt(commit)
  const postgres = await startPostgres()
  const folder = await newFolder()
  await postgres.createDatabase('upgraded')
  let started = 0
  const start = (entry?: string) => {
    started += 1
    const env = {
      DATABASE_URL: postgres.urlOf('upgraded'),
      DATA_DIR: join(folder, `${started}`),
      DATA_KEY: testDataKey,
      KEYS_DIR: join(folder, 'keys'),
      LOG_LEVEL: 'silent',
    }
    return startServerProcess(env, async () => {}, entry)
  }
  const balancer = openBalancer()
  try {
    const old = [await start(before.entry)]
    while (old.length < processes) old.push(await start(before.entry))
    for (const { url } of old) balancer.add(url)
    const homes = await Promise.all(
      Array.from({ length: families }, () => newFamily(old[0]?.url ?? '')),
    )
    const visitors = homes.map((family) => startVisitor(family, balancer))
    await pause(phaseMs)
    const next = []
    for (const { url, kill } of old) {
      const began = performance.now()
      const one = await start()
      next.push(one)
      balancer.add(one.url)
      console.log(
        `A process of this version is ready after ${Math.round(performance.now() - began)} ms.`,
      )
      // Both versions at work.
      await pause(phaseMs)
      balancer.drop(url)
      await pause(drainMs)
      await kill('SIGTERM')
    }
    await pause(phaseMs)
    await Promise.all(visitors.map((visitor) => visitor.stop()))
    await Promise.all(next.map(({ kill }) => kill('SIGTERM')))
    const wrong = visitors.flatMap((visitor) => visitor.wrong)
    const faults = balancer.faults()
    console.log(
      `From ${commit}: ${balancer.sent()} requests, ${faults.length} failed; ${wrong.length} read something else than was written.`,
    )
    for (const fault of new Set([...faults, ...wrong])) console.log(`  ${fault}`)
    return { judged: balancer.sent(), found: faults.length + wrong.length }
  } finally {
    await postgres.stop()
    await removeFolder(folder)
    rmSync(before.folder, { recursive: true, force: true })
  }
})
