import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Member } from '../../../db/member.ts'
import { trialAddresses } from '../../../db/tables/directory/trial-addresses.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { newId } from '../../../new-id.ts'
import { memberOf } from '../../../testing/families/member-of.ts'
import { registerParent } from '../../../testing/families/register-parent.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { freePlansLeft, keepFreePlans, requireFreePlan, trialHashOf } from './free-plans.ts'

type Row = Partial<typeof generations.$inferInsert>

/** Accounts without any plan, whose generations are written down as a test says. */
async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const after = (ms: number) => new Date(testApp.now().getTime() + ms)
  const register = async (email: string) => {
    const body = { name: 'A parent', email, password: 'correct horse' }
    return (await testApp.call('register', { body })).body
  }
  const open = async (email?: string) => {
    const { user } = await (email ? register(email) : registerParent(testApp))
    const member = await memberOf(testApp, user.id)
    return { ...member, addressHash: await trialHashOf(db, member.householdId) }
  }
  const generated = (member: Member, row: Row = {}) => {
    const generation = {
      householdId: member.householdId,
      userId: member.userId,
      id: newId(testApp.now()),
      childId: member.userId,
      durationDays: 7 as const,
      startDate: '2026-11-23',
      status: 'done' as const,
      requestHash: '',
      seed: 1,
      leaseUntil: after(-1),
      createdAt: testApp.now(),
      ...row,
    }
    return db.insert(generations).values(generation)
  }
  const mayPlan = (account: Awaited<ReturnType<typeof open>>) =>
    db
      .transaction((tx) => requireFreePlan(tx, testApp.now(), account))
      .then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'plan_limit_reached' })
          return false
        },
      )
  return { db, now: testApp.now, after, open, generated, mayPlan }
}

const window = limits.freeWindowDays * dayMs

describe('the free plan of the week', () => {
  it('is there for who made none', async () => {
    const { open, mayPlan } = await start()
    expect(await mayPlan(await open())).toBe(true)
  })

  it('is spent by one that is done, for seven days to the millisecond', async () => {
    const { open, generated, mayPlan, after } = await start()
    const [within, past] = [await open(), await open()]
    await generated(within, { createdAt: after(-window + 1) })
    await generated(past, { createdAt: after(-window) })
    expect(await mayPlan(within)).toBe(false)
    expect(await mayPlan(past)).toBe(true)
  })

  it.each(['queued', 'running'] as const)(
    'is spent by one that is %s, as long as its lease runs',
    async (status) => {
      const { open, generated, mayPlan, after } = await start()
      const [runs, lapsed] = [await open(), await open()]
      await generated(runs, { status, leaseUntil: after(1) })
      await generated(lapsed, { status, leaseUntil: after(0) })
      expect(await mayPlan(runs)).toBe(false)
      expect(await mayPlan(lapsed)).toBe(true)
    },
  )

  it('is not spent by one that failed, whatever its lease, nor by a regenerated plan', async () => {
    const { open, generated, mayPlan, after } = await start()
    const parent = await open()
    await generated(parent, { status: 'failed', leaseUntil: after(dayMs) })
    await generated(parent, { revisedPlanId: parent.userId, revisedRevision: 1 })
    expect(await mayPlan(parent)).toBe(true)
  })

  it('is told before it is asked for', async () => {
    const { db, now, open, generated } = await start()
    const [fresh, done] = [await open(), await open()]
    await generated(done)
    expect(await freePlansLeft(db, now(), fresh)).toBe(limits.freePlansPerWindow)
    expect(await freePlansLeft(db, now(), done)).toBe(0)
  })

  it('is nobody else’s', async () => {
    const { open, generated, mayPlan } = await start()
    const [parent, other] = [await open(), await open()]
    await generated(other)
    expect(await mayPlan(parent)).toBe(true)
    expect(await mayPlan(other)).toBe(false)
  })

  it('is one for all accounts of one mailbox', async () => {
    const { open, generated, mayPlan } = await start()
    const parent = await open('parent@example.org')
    const tagged = await open('parent+second@example.org')
    expect(tagged.addressHash).toBe(parent.addressHash)
    await generated(parent)
    expect(await mayPlan(tagged)).toBe(false)
  })

  it('stays spent when the account is erased and opened again, for the seven days', async () => {
    const { db, open, mayPlan, after } = await start()
    const parent = await open()
    const erased = (freePlanAt: Date | null) =>
      db
        .update(trialAddresses)
        .set({ freePlanAt })
        .where(eq(trialAddresses.addressHash, parent.addressHash))
    await erased(after(-window + 1))
    expect(await mayPlan(parent)).toBe(false)
    await erased(after(-window))
    expect(await mayPlan(parent)).toBe(true)
    await erased(null)
    expect(await mayPlan(parent)).toBe(true)
  })
})

describe('what an account made when it is erased', () => {
  const keptOf = async ({ db }: Awaited<ReturnType<typeof start>>, addressHash: string) => {
    const [row] = await db
      .select({ at: trialAddresses.freePlanAt })
      .from(trialAddresses)
      .where(eq(trialAddresses.addressHash, addressHash))
    return row?.at ?? null
  }

  it('is the last plan of the week, kept with its address and no other', async () => {
    const world = await start()
    const [parent, other] = [await world.open(), await world.open()]
    await world.generated(parent, { createdAt: world.after(-3 * dayMs) })
    await world.generated(parent, { createdAt: world.after(-dayMs) })
    await world.generated(parent, { createdAt: world.after(0), status: 'failed' })
    await world.generated(other)
    await keepFreePlans(world.db, world.now(), parent)
    expect(await keptOf(world, parent.addressHash)).toEqual(world.after(-dayMs))
    expect(await keptOf(world, other.addressHash)).toBeNull()
  })

  it('is kept with the address that it was made under too', async () => {
    const world = await start()
    const [parent, before] = [await world.open(), await world.open()]
    await world.generated(parent, { addressHash: before.addressHash })
    await keepFreePlans(world.db, world.now(), parent)
    expect(await keptOf(world, parent.addressHash)).toEqual(world.now())
    expect(await keptOf(world, before.addressHash)).toEqual(world.now())
  })

  it('is nothing where the week is free of plans', async () => {
    const world = await start()
    const parent = await world.open()
    await world.generated(parent, { createdAt: world.after(-window) })
    await keepFreePlans(world.db, world.now(), parent)
    expect(await keptOf(world, parent.addressHash)).toBeNull()
  })
})

it('a household that is gone has no address to count by', async () => {
  const { db } = await start()
  await expect(trialHashOf(db, newId(new Date()))).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
