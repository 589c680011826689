import { and, eq, getTableColumns, getTableName, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { users } from '../../db/tables/household/users.ts'
import { mails } from '../../db/tables/operator/mails.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { newId } from '../../new-id.ts'
import { allTables } from '../../testing/databases/all-tables.ts'
import { exportOf } from '../../testing/families/export-of.ts'
import { invite, joinAsParent } from '../../testing/families/join-as-parent.ts'
import { keysOf, memberOf } from '../../testing/families/member-of.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { softwarePasskey } from '../../testing/families/software-passkey.ts'
import { subscribe } from '../../testing/families/subscribe.ts'
import { codeOfApp, turnOnApp } from '../../testing/families/turn-on-app.ts'
import { linkIn } from '../../testing/link-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const password = 'correct horse'
const confirm = (token: string) =>
  testApp.call('confirm', { token, body: { current_password: password } })

/** Who made a household with a child and a plan, and who owns it by now. */
async function handedOver() {
  const { token, child, plan } = await parentWithPlan(testApp)
  const { body: account } = await testApp.call('readAccount', { token })
  const heir = await joinAsParent(testApp, token)
  const founderId = await founderOf(token)
  await testApp.call('handOverHousehold', { token, body: { user_id: heir.user.id } })
  const member = await memberOf(testApp, founderId)
  return { token, child, plan, email: account.email, id: founderId, member, heir }
}

async function founderOf(token: string): Promise<string> {
  const { body } = await testApp.call('readHousehold', { token })
  const you = body.parents.find(({ is_you }) => is_you)
  if (!you) throw new Error('A household without its reader')
  return you.id
}

async function remove(token: string, id: string) {
  await confirm(token)
  const { status, error } = await testApp.call('removeParent', { token, params: { id } })
  return status === 204 ? 'gone' : error.code
}

const logIn = async (email: string, code?: string) =>
  (await testApp.call('login', { body: { email, password, ...(code ? { code } : {}) } })).body

const childrenOf = async (token: string) => {
  const { status, body } = await testApp.call('listChildren', { token })
  return status === 200 ? body.map(({ id }) => id) : status
}

/** How many rows of a household name a user, by table. */
async function rowsNaming({ householdId, userId }: { householdId: string; userId: string }) {
  const found: Record<string, number> = {}
  for (const table of allTables) {
    const columns = getTableColumns(table)
    const { householdId: home, ...others } = columns
    if (!home) continue
    const naming = Object.entries(others).flatMap(([name, column]) =>
      /user|invitedBy/i.test(name) || (table === users && name === 'id')
        ? [eq(column, userId)]
        : [],
    )
    if (naming.length === 0) continue
    const rows = await testApp.database.db.$count(table, and(eq(home, householdId), or(...naming)))
    if (rows > 0) found[getTableName(table)] = rows
  }
  return found
}

describe.each([
  ['leaves', ({ token }: { token: string }) => token],
  ['is removed', ({ heir }: { heir: { token: string } }) => heir.token],
] as const)('who made a household, and %s', (_, asker) => {
  it('opens nothing of it with any token, and their account opens a household of its own', async () => {
    const family = await handedOver()
    const device = await logIn(family.email)
    expect(await childrenOf(device.token)).toEqual([family.child.id])
    expect(await remove(asker(family), family.id)).toBe('gone')
    expect([await childrenOf(family.token), await childrenOf(device.token)]).toEqual([401, 401])
    const { token, user } = await logIn(family.email)
    expect([user.id, await childrenOf(token)]).toEqual([family.id, []])
    for (const name of ['readChild', 'readPlan', 'deleteChild'] as const) {
      const params = { id: name === 'readPlan' ? family.plan.id : family.child.id }
      expect((await testApp.call(name, { token, params })).status).toBe(404)
    }
    const made = await testApp.call('createChild', { token, body: { ...family.child } })
    expect(made.status).toBe(201)
    expect(await childrenOf(family.heir.token)).toEqual([family.child.id])
  })

  it('leaves no row under the keys of the household, which goes on', async () => {
    const family = await handedOver()
    expect(Object.keys(await rowsNaming(family.member))).toEqual(
      expect.arrayContaining(['addresses', 'credentials', 'sessions', 'users']),
    )
    expect(await remove(asker(family), family.id)).toBe('gone')
    expect(await rowsNaming(family.member)).toEqual({})
    const { householdId } = await memberOf(testApp, family.id)
    expect(householdId).not.toBe(family.member.householdId)
    const { token } = family.heir
    const plan = await testApp.call('readPlan', { token, params: { id: family.plan.id } })
    expect(plan.status).toBe(200)
    const again = await testApp.call('generatePlan', {
      token,
      body: { child_id: family.child.id, duration_days: 7 },
    })
    expect(again.status).toBe(201)
    const { body } = await testApp.call('readHousehold', { token })
    expect(body.parents.map(({ id, role }) => [id, role])).toEqual([[family.heir.user.id, 'owner']])
  })

  it('takes along what was done to the access of the account, in its export, and is told', async () => {
    const family = await handedOver()
    expect(await remove(asker(family), family.id)).toBe('gone')
    const { token } = await logIn(family.email)
    const { body } = await exportOf(testApp, { token })
    expect(body.account.email).toBe(family.email)
    expect(body.access_events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['parent_invited', 'owner_changed', 'household_left']),
    )
    expect([body.children, body.meal_plans, body.care_links]).toEqual([[], [], []])
    expect(JSON.stringify(body)).not.toContain(family.child.id)
    const told = (await testApp.mails()).filter(({ to }) => to === family.email)
    expect(told.map(({ subject }) => subject)).toContain(
      'You no longer belong to a Brightplate household',
    )
  })
})

describe('the account of who made a household, and left it', () => {
  it('is opened by its passkey, its app and a link of before, and its recovery codes end', async () => {
    const family = await handedOver()
    await confirm(family.token)
    const device = softwarePasskey()
    const { body: options } = await testApp.call('offerNewPasskey', { token: family.token })
    const added = await testApp.call('addPasskey', {
      token: family.token,
      body: { name: 'My phone', made: device.make(options) },
    })
    const app = await turnOnApp(testApp, { token: added.body.token, password })
    const proof = { code: await codeOfApp(testApp, app.secret) }
    await testApp.call('confirm', { token: app.token, body: proof })
    const gone = await testApp.call('removeParent', {
      token: app.token,
      params: { id: family.id },
    })
    expect(gone.status).toBe(204)
    const { body: asked } = await testApp.call('offerPasskeySignIn')
    const shown = device.sign(asked)
    const byKey = await testApp.call('signInWithPasskey', { body: { shown } })
    expect(byKey.status).toBe(200)
    const { token } = byKey.body
    const keys = await testApp.call('listPasskeys', { token })
    expect(keys.body.passkeys.map(({ name }) => name)).toEqual(['My phone'])
    const { body: factors } = await testApp.call('readFactors', { token })
    expect([factors.recovery_codes_left, factors.app_on_since]).toEqual([0, expect.any(String)])
    testApp.advance(30_000)
    const code = await codeOfApp(testApp, app.secret)
    expect((await logIn(family.email, code)).user.id).toBe(family.id)
    const told = (await testApp.mails()).filter(({ to }) => to === family.email)
    expect(told.map(({ subject }) => subject)).toContain(
      'Your Brightplate recovery codes have ended',
    )
    const before = told.find(({ subject }) => subject.includes('another owner'))
    const locked = await testApp.call('lockAccount', { body: { token: linkIn(before, 'lock') } })
    expect(locked.status).toBe(204)
    expect((await testApp.call('listPasskeys', { token })).status).toBe(401)
  })

  it('knows its devices, what was taken back of it, and its end of trial', async () => {
    const family = await handedOver()
    const { token } = family
    await testApp.call('changePhotoAgreement', { token, body: { agrees: true } })
    await testApp.call('changePhotoAgreement', { token, body: { agrees: false } })
    const { body: trial } = await testApp.call('readSubscription', { token })
    expect(await remove(token, family.id)).toBe('gone')
    const devices = await testApp.database.db.$count(
      knownDevices,
      eq(knownDevices.userId, family.id),
    )
    expect(devices).toBeGreaterThan(0)
    const again = await logIn(family.email)
    const { body: consents } = await testApp.call('listWithdrawnConsents', { token: again.token })
    expect(consents.consents.map(({ kind }) => kind)).toEqual(['dish_photos'])
    const { body } = await testApp.call('readSubscription', { token: again.token })
    expect(body).toMatchObject({ plan_type: 'trial', expires_at: trial.expires_at })
  })

  it('is erased by itself, and the household is whole; and may be invited again', async () => {
    const family = await handedOver()
    expect(await remove(family.heir.token, family.id)).toBe('gone')
    const secret = await invite(testApp, family.heir.token, family.email)
    const back = await logIn(family.email)
    const joined = await testApp.call('acceptInvitation', {
      token: back.token,
      body: { token: secret },
    })
    expect(joined.status).toBe(204)
    expect(await childrenOf(back.token)).toEqual([family.child.id])
    expect(await remove(back.token, family.id)).toBe('gone')
    const { token } = await logIn(family.email)
    const { householdId } = await memberOf(testApp, family.id)
    const erased = await testApp.call('eraseAccount', {
      token,
      body: { current_password: password },
    })
    expect(erased.status).toBe(204)
    expect(await testApp.services.keys.find(testApp.database.db, householdId)).toBeNull()
    expect(await childrenOf(family.heir.token)).toEqual([family.child.id])
  })

  it('has the mails that wait come along, sealed anew', async () => {
    const family = await handedOver()
    const before = await keysOf(testApp, family.id)
    const id = newId(testApp.now())
    const mail = { to: family.email, subject: 'Waits', text: 'For a mail server' }
    const sealed = sealedColumns.mail.seal(before.own, [before.householdId, id], mail)
    const giveUpAt = new Date(testApp.now().getTime() + 60_000)
    await testApp.database.db.insert(mails).values({ id, ...family.member, mail: sealed, giveUpAt })
    expect(await remove(family.heir.token, family.id)).toBe('gone')
    const { own, householdId } = await keysOf(testApp, family.id)
    const [row] = await testApp.database.db.select().from(mails).where(eq(mails.id, id))
    expect(row?.householdId).toBe(householdId)
    const opened = row && sealedColumns.mail.open(own, [householdId, id], row.mail)
    expect(opened).toEqual(mail)
    // No job is at it: whoever waits for all mails would wait for ever.
    await testApp.database.db.delete(mails).where(eq(mails.id, id))
  })

  it('ends the links that they shared, and nobody else’s', async () => {
    const family = await handedOver()
    const share = async (token: string) =>
      (
        await testApp.call('createCareLink', {
          token,
          params: { id: family.child.id },
          body: {
            kind: 'about',
            recipient: 'Grandma',
            name_shown: 'first',
            language: 'en-US',
            consents: true,
          },
        })
      ).body.secret
    const [own, others] = [await share(family.token), await share(family.heir.token)]
    expect(await remove(family.heir.token, family.id)).toBe('gone')
    const open = async (secret: string) =>
      (await testApp.call('readShared', { headers: { 'x-care-link': secret } })).status
    expect([await open(own), await open(others)]).toEqual([404, 200])
  })
})

describe('who made a household', () => {
  it('is removed by nobody but its owner, who proved who they are', async () => {
    const family = await handedOver()
    const stranger = await registerParent(testApp)
    const third = await joinAsParent(testApp, family.heir.token)
    testApp.advance(11 * 60_000)
    const ask = async (token: string | undefined, id: string) => {
      const { status } = await testApp.call('removeParent', { token, params: { id } })
      return status
    }
    expect(await ask(undefined, family.id)).toBe(401)
    expect(await ask(family.heir.token, family.id)).toBe(403)
    expect(await remove(third.token, family.id)).toBe('owner_needed')
    expect(await remove(stranger.token, family.id)).toBe('not_found')
    expect(await remove(family.heir.token, newId(testApp.now()))).toBe('not_found')
    expect(await remove(family.heir.token, 'nobody')).toBe('not_found')
    expect(await childrenOf(family.token)).toEqual([family.child.id])
  })

  it('who leaves while they own it hands it over, and what they paid stays to its end', async () => {
    const { token, child } = await parentWithPlan(testApp)
    const id = await founderOf(token)
    await subscribe(testApp, id, 'yearly')
    const heir = await joinAsParent(testApp, token)
    const before = (await testApp.call('readSubscription', { token })).body
    expect(await remove(token, id)).toBe('gone')
    expect(await childrenOf(heir.token)).toEqual([child.id])
    const after = (await testApp.call('readSubscription', { token: heir.token })).body
    expect(after).toMatchObject({
      plan_type: 'premium',
      billing_interval: 'yearly',
      expires_at: before.expires_at,
      cancel_at_period_end: true,
      billing_portal: false,
      paid_before: true,
    })
    const kept = await testApp.call('listMealTemplates', { token: heir.token })
    expect(kept.status).toBe(200)
    const checkout = await testApp.call('startCheckout', {
      token: heir.token,
      body: { package_id: 'monthly', origin_url: 'https://plans.example.com' },
    })
    expect(checkout.error.code).toBe('already_premium')
    testApp.advance(31 * 24 * 60 * 60_000)
    const later = await logIn(heir.email)
    const ended = await testApp.call('readSubscription', { token: later.token })
    expect(ended.body.plan_type).toBe('free')
  })

  it('two who leave at the same moment do not leave it to nobody', async () => {
    const family = await handedOver()
    const { heir } = family
    await confirm(family.token)
    await confirm(heir.token)
    const answers = await Promise.all([
      testApp.call('removeParent', { token: family.token, params: { id: family.id } }),
      testApp.call('removeParent', { token: heir.token, params: { id: heir.user.id } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })
})
