import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { child } from '@brightplate/contract/child/child'
import { goalTick } from '@brightplate/contract/child/goal-tick'
import { mealPlan } from '@brightplate/contract/plans/meal-plan'
import { planRevision } from '@brightplate/contract/plans/plan-revision'
import { shoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { restoreBackup } from '../../backups/restore-backup.ts'
import { clientOf } from '../client-of.ts'
import { startServerProcess } from '../processes/start-server-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { unpackDataFolder } from './unpack-data-folder.ts'

/** What the service of commit 66caad56 kept of a made-up family, and answered of it. */
const fixture = (name: string) => fileURLToPath(new URL(`66caad56/${name}`, import.meta.url))
const takenAt = new Date('2026-11-26T15:00:00Z')

const before = z
  .object({
    parent: z.object({ name: z.string(), email: z.string(), password: z.string() }),
    child,
    plan: mealPlan,
    ticks: z.array(goalTick),
    marks: z.array(shoppingMark),
    revisions: z.array(planRevision),
  })
  .parse(
    JSON.parse(brotliDecompressSync(readFileSync(fixture('answers.json.br'))).toString('utf8')),
  )

const unpacked = async () => {
  const DATA_DIR = join(await temporaryFolder(), 'data')
  unpackDataFolder(readFileSync(fixture('data-folder.br')), DATA_DIR)
  return { DATA_DIR }
}

const restored = async () => {
  const { DATA_DIR: folder } = await unpacked()
  const env = {
    DATA_DIR: join(await temporaryFolder(), 'data'),
    DATA_KEY: (await readFile(join(folder, 'keys', 'data.key'), 'utf8')).trim(),
  }
  const files = { file: fixture('service.backup'), keysFile: fixture('keys.backup') }
  await restoreBackup(env, files, takenAt, () => {})
  return env
}

describe('data of commit 66caad56', () => {
  it.each([
    ['a data folder', unpacked],
    ['a backup with a copy of the keys', restored],
  ])('opens as it was answered then: %s', async (_, place) => {
    const server = await startServerProcess(await place())
    onTestFinished(async () => {
      await server.kill('SIGKILL')
    })
    const { token, user } = await clientOf(server.url)('login', { body: before.parent })
    expect(user.name).toBe(before.parent.name)
    const call = clientOf(server.url, token)
    // What was not answered then is of today: by which a form says what it was made from.
    const children = (await call('listChildren', {})).map(({ revision: _, ...child }) => child)
    expect(children).toEqual([before.child])
    const ofChild = { params: { id: before.child.id } }
    expect(await call('listGoalTicks', ofChild)).toEqual(before.ticks)
    const ofPlan = { params: { id: before.plan.id } }
    const plan = await call('readPlan', ofPlan)
    // Warnings are by the rules of today.
    expect({ ...plan, warnings: [] }).toEqual({ ...before.plan, warnings: [] })
    expect(await call('listShoppingMarks', ofPlan)).toEqual(before.marks)
    expect(await call('listRevisions', ofPlan)).toEqual(before.revisions)

    // A revision that is kept sealed opens as well.
    const back = await call('goBackToRevision', { ...ofPlan, body: { to: 1, revision: 2 } })
    expect(back.plan_data.days[1]?.dinner.name).toBe('Dairy-free waffles and watermelon')
  })
})
