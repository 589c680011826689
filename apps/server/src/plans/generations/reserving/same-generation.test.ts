import { limits } from '@brightplate/contract/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { keysOf, memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import type { GenerationRequest } from './generation-request.ts'
import { findSameGeneration } from './same-generation.ts'

type Row = Partial<typeof generations.$inferInsert>

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const at = (ms: number) => new Date(testApp.now().getTime() + ms)
  const open = async () => {
    const { user } = await registerParent(testApp)
    return { ...(await memberOf(testApp, user.id)), keys: await keysOf(testApp, user.id) }
  }
  const parent = await open()
  const asked = async (row: Row = {}) => {
    const id = newId(testApp.now())
    await db.insert(generations).values({
      householdId: parent.householdId,
      userId: parent.userId,
      id,
      childId: parent.userId,
      durationDays: 7,
      startDate: '2026-11-23',
      status: 'queued',
      requestHash: 'this',
      idempotencyKey: 'a-key',
      seed: 1,
      leaseUntil: at(1),
      createdAt: at(0),
      ...row,
    })
    return id
  }
  const find = async (request: Partial<GenerationRequest> = {}) => {
    const found = await findSameGeneration(db, testApp.now(), {
      ...parent,
      addressHash: '',
      childId: parent.userId,
      durationDays: 7,
      startDate: '2026-11-23',
      templateId: null,
      keepsBought: false,
      mealsOut: [],
      table: null,
      childChangedAt: at(0),
      revises: null,
      idempotencyKey: 'a-key',
      requestHash: 'this',
      seed: 2,
      ...request,
    })
    return found?.id ?? null
  }
  const keyOf = async (id: string) => {
    const [row] = await db.select().from(generations).where(eq(generations.id, id))
    return row?.idempotencyKey
  }
  return { at, open, asked, find, keyOf }
}

const day = limits.idempotencyHours * 60 * 60 * 1000

describe('a plan that is asked for twice with one key', () => {
  it('is the one that is under way, or done', async () => {
    const { asked, find, at } = await start()
    expect(await find()).toBeNull()
    const first = await asked()
    expect(await find()).toBe(first)
    const done = await asked({ idempotencyKey: 'done', status: 'done', leaseUntil: at(-1) })
    expect(await find({ idempotencyKey: 'done' })).toBe(done)
  })

  it('is refused where the same key asks for something else', async () => {
    const { asked, find } = await start()
    await asked()
    await expect(find({ requestHash: 'other' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  it('is remembered for a day, to the millisecond', async () => {
    const { asked, find, at, keyOf } = await start()
    const old = { status: 'done' as const, leaseUntil: at(-1) }
    const within = await asked({ ...old, idempotencyKey: 'within', createdAt: at(-day + 1) })
    const past = await asked({ ...old, idempotencyKey: 'past', createdAt: at(-day) })
    expect(await find({ idempotencyKey: 'within' })).toBe(within)
    expect(await find({ idempotencyKey: 'past' })).toBeNull()
    expect([await keyOf(within), await keyOf(past)]).toEqual(['within', null])
  })

  it('frees the key where it failed or lapsed, whatever is asked for', async () => {
    const { asked, find, at, keyOf } = await start()
    const failed = await asked({ idempotencyKey: 'failed', status: 'failed' })
    const lapsed = await asked({ idempotencyKey: 'lapsed', status: 'running', leaseUntil: at(0) })
    for (const idempotencyKey of ['failed', 'lapsed']) {
      expect(await find({ idempotencyKey, requestHash: 'other' })).toBeNull()
    }
    expect([await keyOf(failed), await keyOf(lapsed)]).toEqual([null, null])
  })

  it('is nobody else’s', async () => {
    const { asked, find, open } = await start()
    await asked()
    expect(await find(await open())).toBeNull()
  })
})

describe('a plan that is asked for twice with two keys', () => {
  const again = { idempotencyKey: 'another-key' }

  it('is one while the first is under way', async () => {
    const { asked, find } = await start()
    const first = await asked()
    expect(await find(again)).toBe(first)
  })

  it.each([
    ['the first is done', { status: 'done' }],
    ['the first failed', { status: 'failed' }],
    ['something else was asked for', { requestHash: 'other' }],
    ['the first had no key', { idempotencyKey: null }],
  ] as const)('is two where %s', async (_, row) => {
    const { asked, find } = await start()
    await asked(row)
    expect(await find(again)).toBeNull()
  })

  it('is two where the lease of the first lapsed, or the child was changed since', async () => {
    const { asked, find, at } = await start()
    await asked({ leaseUntil: at(0) })
    expect(await find(again)).toBeNull()
    await asked({ idempotencyKey: 'third', createdAt: at(-1) })
    expect(await find({ ...again, childChangedAt: at(0) })).toBeNull()
    expect(await find({ ...again, childChangedAt: at(-1) })).not.toBeNull()
  })

  it('is two where the second has no key', async () => {
    const { asked, find } = await start()
    await asked()
    expect(await find({ idempotencyKey: null })).toBeNull()
  })
})

describe('a plan that is regenerated twice', () => {
  it('is one for a revision that is under way', async () => {
    const { asked, find, open } = await start()
    const planId = newId(new Date())
    const again = await asked({ revisedPlanId: planId, revisedRevision: 2, idempotencyKey: null })
    const revises = { planId, revision: 2 }
    expect(await find({ revises, idempotencyKey: null })).toBe(again)
    expect(await find({ revises: { planId, revision: 3 } })).toBeNull()
    expect(await find({ revises: { planId: newId(new Date()), revision: 2 } })).toBeNull()
    expect(await find({ ...(await open()), revises })).toBeNull()
    expect(await find({ idempotencyKey: null })).toBeNull()
  })

  it('is refused where the revision is being regenerated in another way', async () => {
    const { asked, find } = await start()
    const planId = newId(new Date())
    await asked({ revisedPlanId: planId, revisedRevision: 2, idempotencyKey: null })
    const revises = { planId, revision: 2 }
    await expect(find({ revises, requestHash: 'other' })).rejects.toMatchObject({
      code: 'plan_changed',
    })
    expect(await find({ revises: { planId, revision: 3 }, requestHash: 'other' })).toBeNull()
  })
})
