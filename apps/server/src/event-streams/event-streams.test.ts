import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { requireSignIn } from '../auth/caller.ts'
import { openChanges } from '../changes/changes.ts'
import { rowsOf } from '../db/rows-of.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { handleErrors } from '../errors.ts'
import { openJobQueue } from '../jobs/queue/open-job-queue.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import { changeShoppingMarks } from '../shopping/change-shopping-marks.ts'
import { joinAsParent } from '../testing/families/join-as-parent.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { linkIn } from '../testing/link-in.ts'
import { startTestApp, type TestApp, testThreads } from '../testing/test-app.ts'
import { openEventStreams } from './open-event-streams.ts'

const never = 60 * 60 * 1000
const password = 'correct horse'

let testApp: TestApp
/** Of another app on the same database: on a server with connections and a listener of its own. */
let otherUrl = ''
let finishPlans = () => {}
let closeOther = async () => {}

async function openOther() {
  if (testApp.database.kind === 'embedded') {
    return { db: testApp.services.db, queue: testApp.services.queue, close: async () => {} }
  }
  const [row] = rowsOf(
    await testApp.database.db.execute<{ name: string }>(sql`select current_database() as name`),
  )
  const database = await openServerDatabase(
    inject('postgresUrl').replace(/\/[^/]*$/, `/${row?.name}`),
  )
  const queue = await openJobQueue(database, () => {})
  const close = async () => {
    await queue.close()
    await database.close()
  }
  return { db: database.db, queue, close }
}

beforeAll(async () => {
  const finished = new Promise<void>((resolve) => {
    finishPlans = resolve
  })
  testApp = await startTestApp({
    threads: {
      ...testThreads,
      makePlan: async (request, onProgress) => {
        if (request.durationDays === 14) await finished
        return testThreads.makePlan(request, onProgress)
      },
    },
  })
  const { db, queue, close } = await openOther()
  const changes = await openChanges(queue)
  const other = await buildApp(
    { ...testApp.services, db, queue, changes },
    { logLevel: 'silent', webFolder: null, claims: [], mostLoopDelayMs: 0 },
  )
  otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
  closeOther = async () => {
    await other.close()
    await changes.close()
    await close()
  }
})
afterAll(async () => {
  finishPlans()
  await closeOther()
  await testApp.close()
})

const hashOf = (token: string) => tokenHash(testApp.services.lookup, token)
const deleteSession = (token: string) =>
  testApp.services.db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))

/** Opens a stream, and reads it up to some words, or to its end. */
async function follow(url: string, token: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  const until = async (words: string | null) => {
    while (words === null || !said.includes(words)) {
      const next = await reader?.read()
      if (!next || next.done) {
        if (words !== null) throw new Error(`The stream ended after ${said}`)
        break
      }
      said += next.value
    }
    return said
  }
  return { until, toItsEnd: () => until(null) }
}

type Family = Awaited<ReturnType<typeof familyWithPlan>>

/** With a second session, of another device. */
async function familyWithPlan() {
  const parent = await parentWithPlan(testApp)
  const { householdId } = await memberOf(testApp, parent.user.id)
  const { email } = parent.user
  const { body } = await testApp.call('login', { body: { email, password } })
  const token = body.token
  return { ...parent, householdId, device: token, email }
}

const marksUrl = ({ params }: Pick<Family, 'params'>) =>
  `${otherUrl}/api/meal-plans/${params.id}/shopping-marks/events`

/** As a device that is still signed in does; nothing where the household is erased. */
async function mark({ householdId, plan }: Family, line: string) {
  const { db, keys: store } = testApp.services
  const keys = await store.find(db, householdId)
  if (!keys) return
  const made = { line, state: 'in_cart', lasting: false } as const
  const changed_at = testApp.now().toISOString()
  await changeShoppingMarks(db, testApp.now(), keys, plan.id, [{ ...made, changed_at }])
}

const change = (token: string) =>
  testApp.call('changeAccount', {
    token,
    body: { new_password: 'violet otter lantern 42', current_password: password },
  })

const ways: readonly [string, (family: Family) => Promise<unknown>][] = [
  ['is logged out', ({ device }) => testApp.call('logout', { token: device })],
  ['ends as the password is changed elsewhere', ({ token }) => change(token)],
  [
    'ends as a new password is chosen',
    async ({ email }) => {
      await testApp.call('forgotPassword', { body: { email } })
      const token = linkIn((await testApp.mails()).at(-1), 'reset')
      await testApp.call('resetPassword', { body: { token, password: 'violet otter lantern 43' } })
    },
  ],
  [
    'ends as the account is locked',
    async ({ token }) => {
      await change(token)
      await testApp.call('lockAccount', {
        body: { token: linkIn((await testApp.mails()).at(-1), 'lock') },
      })
    },
  ],
  [
    'ends as the account is erased',
    ({ token }) => testApp.call('eraseAccount', { token, body: { current_password: password } }),
  ],
  ['expires', async () => testApp.advance((limits.sessionDays + 1) * dayMs)],
  ['is gone, and nobody is told', ({ device }) => deleteSession(device)],
]

describe('a stream whose session', () => {
  it.each(ways)('%s in another process ends and tells nothing more', async (_, end) => {
    const family = await familyWithPlan()
    const stream = await follow(marksUrl(family), family.device)
    await mark(family, 'before')
    await stream.until('before')
    await end(family)
    await mark(family, 'after')
    expect(await stream.toItsEnd()).not.toContain('after')
    const again = await fetch(marksUrl(family), {
      headers: { authorization: `Bearer ${family.device}` },
    })
    expect(again.status).toBe(401)
  })

  it.each([
    ['is removed', (owner: Family) => owner.token],
    ['leaves', (_: Family, own: string) => own],
  ] as const)(
    'is of a parent who %s ends in another process, and the owner’s goes on',
    async (_, asker) => {
      const owner = await familyWithPlan()
      const second = await joinAsParent(testApp, owner.token)
      const stream = await follow(marksUrl(owner), second.token)
      const kept = await follow(marksUrl(owner), owner.device)
      await mark(owner, 'before')
      await stream.until('before')
      const token = asker(owner, second.token)
      await testApp.call('confirm', { token, body: { current_password: password } })
      const params = { id: second.user.id }
      expect((await testApp.call('removeParent', { token, params })).status).toBe(204)
      await mark(owner, 'after')
      expect(await stream.toItsEnd()).not.toContain('after')
      expect(await kept.until('after')).toContain('after')
      await testApp.call('logout', { token: owner.device })
      await kept.toItsEnd()
    },
  )

  it('is of who made the household ends in another process once the new owner removes them', async () => {
    const founder = await familyWithPlan()
    const second = await joinAsParent(testApp, founder.token)
    const stream = await follow(marksUrl(founder), founder.device)
    await mark(founder, 'before')
    await stream.until('before')
    await testApp.call('handOverHousehold', {
      token: founder.token,
      body: { user_id: second.user.id },
    })
    const { token } = second
    await testApp.call('confirm', { token, body: { current_password: password } })
    const { body } = await testApp.call('readHousehold', { token })
    const params = { id: body.parents.find(({ is_you }) => !is_you)?.id ?? '' }
    expect((await testApp.call('removeParent', { token, params })).status).toBe(204)
    await mark({ ...founder, token }, 'after')
    expect(await stream.toItsEnd()).not.toContain('after')
  })

  it('lives goes on when another device logs out', async () => {
    const family = await familyWithPlan()
    const stream = await follow(marksUrl(family), family.token)
    await testApp.call('logout', { token: family.device })
    await mark(family, 'after')
    expect(await stream.until('after')).toContain('after')
    await testApp.call('logout', { token: family.token })
    await stream.toItsEnd()
  })

  it('ends is followed no more while a plan is made', async () => {
    const family = await familyWithPlan()
    const { body } = await testApp.call('generatePlan', {
      token: family.token,
      headers: { prefer: 'respond-async' },
      body: { child_id: family.child.id, duration_days: 14 },
    })
    const url = `${otherUrl}/api/meal-plans/jobs/${body.id}/events`
    const stream = await follow(url, family.device)
    await stream.until('event: progress')
    await testApp.call('logout', { token: family.device })
    expect(await stream.toItsEnd()).not.toContain('event: done')
  })
})

describe('a stream of a list', () => {
  it.each([
    [
      'the plan',
      ({ token, params }: Family) => testApp.call('deletePlan', { token, params }),
    ] as const,
    [
      'the child with its plans',
      ({ token, child }: Family) =>
        testApp.call('deleteChild', {
          token,
          params: { id: child.id },
          query: { plans: 'delete' },
        }),
    ] as const,
  ])('ends with %s', async (_, remove) => {
    const family = await familyWithPlan()
    const stream = await follow(marksUrl(family), family.device)
    await stream.until('event: marks')
    await remove(family)
    await stream.toItsEnd()
  })
})

/** A stream that says what it is told to, in an app of its own whose looks are so far apart. */
async function startReported(everyMs: number) {
  const told: string[] = []
  let taken = 0
  let tell = () => {}
  async function* events(signal: AbortSignal) {
    signal.addEventListener('abort', () => tell())
    yield 'data: first\n\n'
    while (!signal.aborted) {
      for (const event of told.splice(0)) {
        taken += 1
        yield event
      }
      if (signal.aborted) return
      await new Promise<void>((resolve) => {
        tell = resolve
      })
    }
  }
  const app = Fastify({ forceCloseConnections: true })
  handleErrors(app, () => {})
  requireSignIn(app, testApp.services)
  const streams = openEventStreams(testApp.services, everyMs)
  let answer: ServerResponse | null = null
  app.addHook('onRequest', async (_, { raw }) => {
    answer = raw
  })
  app.get('/events', (request, reply) => streams.send(request, reply, events))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    streams.endAll()
    await app.close()
  })
  return {
    url: `${address}/events`,
    taken: () => taken,
    isBehind: () => answer?.writableNeedDrain === true,
    isCut: () => answer?.destroyed === true,
    tell: (event: string) => {
      told.push(event)
      tell()
    },
  }
}

describe('a stream with nothing to say', () => {
  it('ends as soon as the end of its session is announced', async () => {
    const { url } = await startReported(never)
    const { token } = await registerParent(testApp)
    const stream = await follow(url, token)
    await stream.until('first')
    await testApp.call('logout', { token })
    expect(await stream.toItsEnd()).toBe('data: first\n\n')
  })

  it('ends where nothing is announced', async () => {
    const { url } = await startReported(20)
    const { token } = await registerParent(testApp)
    const stream = await follow(url, token)
    await stream.until('first')
    await deleteSession(token)
    expect(await stream.toItsEnd()).toBe('data: first\n\n')
  })
})

it('A stream does not send what comes after the end of its session, though nobody has looked yet', async () => {
  const { url, tell } = await startReported(never)
  const { token } = await registerParent(testApp)
  const stream = await follow(url, token)
  await stream.until('first')
  await deleteSession(token)
  tell('data: second\n\n')
  expect(await stream.toItsEnd()).toBe('data: first\n\n')
})

it('A stream is cut where its reader is behind, with what would wait for them', async () => {
  const { url, tell, taken, isBehind, isCut } = await startReported(never)
  const { token } = await registerParent(testApp)
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`GET /events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  // More than all buffers on the way hold.
  for (let piece = 0; piece < 40; piece += 1) tell(`data: ${'x'.repeat(1024 * 1024)}\n\n`)
  tell('data: last\n\n')
  let before = 0
  let stuck = 0
  const timesStuck = () => {
    stuck = isBehind() && taken() === before ? stuck + 1 : 0
    before = taken()
    return stuck
  }
  await expect.poll(timesStuck, { interval: 200 }).toBeGreaterThan(3)
  await testApp.call('logout', { token })
  await expect.poll(isCut).toBe(true)
  let said = ''
  socket.setEncoding('latin1').on('data', (text) => {
    said += text
  })
  socket.resume()
  await once(socket, 'close')
  expect(said).not.toContain('data: last')
  // No end that a client would take for whole.
  expect(said.endsWith('0\r\n\r\n')).toBe(false)
})
