import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { ChildBody } from '@brightplate/contract/child/child'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { buildApp } from '../../apps/server/src/app.ts'
import type { AppServices } from '../../apps/server/src/app-services.ts'
import { openPasswordHasher } from '../../apps/server/src/auth/passwords/password-hasher.ts'
import { openChanges } from '../../apps/server/src/changes/changes.ts'
import { openEmbeddedDatabase } from '../../apps/server/src/db/embedded/open-embedded-database.ts'
import { modelCalls } from '../../apps/server/src/db/tables/operator/model-calls.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { openJobQueue } from '../../apps/server/src/jobs/queue/open-job-queue.ts'
import { workGenerations } from '../../apps/server/src/jobs/work-generations.ts'
import { openKeyring } from '../../apps/server/src/key-rotation/keyring.ts'
import { openDishModel } from '../../apps/server/src/models/open-dish-model.ts'
import { sandboxProvider } from '../../apps/server/src/payments/sandbox/sandbox-provider.ts'
import { openPlanThreads } from '../../apps/server/src/threads/plan-threads.ts'

interface Family {
  token: string
  childId: string
}

/** The whole service on an embedded database in `folder`, with the model of these variables. */
export async function openModelBench(
  folder: string,
  variables: Record<string, string | undefined>,
) {
  const now = () => new Date()
  const dishModel = await openDishModel(readEnv(variables), (sentence) => console.error(sentence))
  if (!dishModel) throw new Error('No model to measure')
  const keyring = openKeyring({
    kind: 'embedded',
    dataKey: undefined,
    keysFolder: join(folder, 'keys'),
    dataFolder: folder,
    now,
    say: () => {},
  })
  const database = await openEmbeddedDatabase(folder, keyring.prepare)
  const { lookup, ...held } = await keyring.open(database.db)
  const queue = await openJobQueue(database, () => {})
  const threads = openPlanThreads()
  const services: AppServices = {
    db: database.db,
    replica: null,
    databaseKind: database.kind,
    databaseFailed: database.failed,
    databaseHasRoom: database.hasRoom,
    now,
    planSeed: () => randomInt(2 ** 31),
    lookup,
    keys: held.keys,
    keysAreThere: () => held.areThere(database.db),
    renewKeyEpoch: async () => {},
    passwords: openPasswordHasher(),
    origin: 'http://localhost',
    publicOrigin: null,
    mailer: { kind: 'folder', put: async () => {}, say: () => {} },
    verifiesEmail: false,
    contactMail: null,
    outboxFolder: folder,
    payments: sandboxProvider(database.db, now),
    stripeWebhookSecret: null,
    threads,
    dishModel,
    queue,
    metrics: null,
    traces: null,
    changes: await openChanges(queue),
  }
  await workGenerations(services)
  const app = await buildApp(services, {
    logLevel: 'silent',
    webFolder: null,
    claims: [],
    mostLoopDelayMs: 0,
  })
  let families = 0

  const send = async (method: 'POST' | 'PATCH', url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    // Each family comes from a network of its own: registering is limited by network.
    const remoteAddress = `10.${(families >> 16) & 255}.${(families >> 8) & 255}.${families & 255}`
    return app.inject({ method, url: `/api${url}`, payload, headers, remoteAddress })
  }

  return {
    addFamily: async (facts: ProfileFacts): Promise<Family> => {
      families += 1
      const parent = {
        name: 'Kim',
        email: `kim${families}@example.com`,
        password: 'correct horse',
      }
      const { token }: { token: string } = (await send('POST', '/auth/register', parent)).json()
      await send('PATCH', '/account', { model_opt_in: true }, token)
      const child: ChildBody = {
        ...facts,
        name: 'Robin',
        answers: [],
        labels_read: [],
        eaters: [],
      }
      const { id }: { id: string } = (await send('POST', '/children', child, token)).json()
      return { token, childId: id }
    },
    makePlan: async ({ token, childId }: Family): Promise<MealPlan | null> => {
      const body = { child_id: childId, duration_days: 7 }
      const answer = await send('POST', '/meal-plans/generate', body, token)
      return answer.statusCode === 201 ? answer.json() : null
    },
    usage: async () => {
      const calls = await database.db.select().from(modelCalls)
      const sum = (of: (call: (typeof calls)[number]) => number) =>
        calls.reduce((total, call) => total + of(call), 0)
      const droppedIn = (counts: Record<string, number>) =>
        Object.values(counts).reduce((total, count) => total + count, 0)
      return {
        calls: calls.length,
        input: sum(({ inputTokens }) => inputTokens),
        output: sum(({ outputTokens }) => outputTokens),
        accepted: sum(({ accepted }) => accepted),
        proposed: sum(({ accepted, dropped }) => accepted + droppedIn(dropped)),
      }
    },
    close: async () => {
      await app.close()
      await services.changes.close()
      await queue.close()
      await threads.close()
      await database.close()
    },
  }
}
