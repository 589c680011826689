import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetExpiredAccess } from '../auth/sessions/forget-expired-access.ts'
import { households } from '../db/tables/household/households.ts'
import { invitations } from '../db/tables/household/invitations.ts'
import { users } from '../db/tables/household/users.ts'
import { newId } from '../new-id.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { invite, joinAsParent, secretFor } from '../testing/families/join-as-parent.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { linkIn } from '../testing/link-in.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const password = 'correct horse'
const confirm = (token: string) =>
  testApp.call('confirm', { token, body: { current_password: password } })

async function ownerWithChild() {
  const owner = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', {
    token: owner.token,
    body: buildChild(),
  })
  return { ...owner, child }
}

const shareOf = async (token: string, childId: string) => {
  const { body: link } = await testApp.call('createCareLink', {
    token,
    params: { id: childId },
    body: {
      kind: 'about',
      recipient: 'Grandma',
      name_shown: 'first',
      language: 'en-US',
      consents: true,
    },
  })
  return link
}

const childrenOf = async (token: string) => {
  const { status, body } = await testApp.call('listChildren', { token })
  return status === 200 ? body.map(({ id }) => id) : status
}

const accept = async (token: string, secret: string) => {
  const { status, error } = await testApp.call('acceptInvitation', {
    token,
    body: { token: secret },
  })
  return status === 204 ? 'joined' : error.code
}

const logInWith = async (email: string, typed: string) =>
  (await testApp.call('login', { body: { email, password: typed } })).body.token
const logIn = (email: string) => logInWith(email, password)

async function remove(token: string, id: string) {
  await confirm(token)
  const { status, error } = await testApp.call('removeParent', { token, params: { id } })
  return status === 204 ? 'gone' : error.code
}

const rolesOf = async (token: string) => {
  const { body } = await testApp.call('readHousehold', { token })
  return Object.fromEntries(body.parents.map(({ id, role }) => [id, role]))
}

const eventsOf = async (token: string) =>
  (await testApp.call('listAccessEvents', { token })).body.events.map(({ kind }) => kind)

describe('an invitation', () => {
  it('makes a parent of a new account: the same children, an address that is proved, no trial', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    expect(await childrenOf(second.token)).toEqual([owner.child.id])
    const { body } = await testApp.call('readHousehold', { token: second.token })
    expect(body).toEqual({
      parents: [
        {
          id: owner.user.id,
          name: owner.user.name,
          role: 'owner',
          is_you: false,
          joined_at: expect.any(String),
        },
        {
          id: second.user.id,
          name: second.user.name,
          role: 'parent',
          is_you: true,
          joined_at: expect.any(String),
        },
      ],
      invitations: [],
    })
    expect(await eventsOf(second.token)).toContain('household_joined')
    expect(await eventsOf(owner.token)).toEqual(
      expect.arrayContaining(['parent_invited', 'parent_joined']),
    )
    const told = (await testApp.mails()).findLast(({ to }) => to === owner.email)
    expect(told?.subject).toBe('Another parent joined your Brightplate household')
    const { email_verified: _, ...account } = (
      await testApp.call('readAccount', { token: second.token })
    ).body
    expect(account).toMatchObject({ email: second.email, name: second.user.name })
  })

  it('makes a parent of an account that is there, on every device of it, and its own children stay behind', async () => {
    const owner = await ownerWithChild()
    const other = await ownerWithChild()
    const device = await logIn(other.email)
    const secret = await invite(testApp, owner.token, other.email)
    expect(await accept(other.token, secret)).toBe('joined')
    expect(await childrenOf(other.token)).toEqual([owner.child.id])
    expect(await childrenOf(device)).toEqual([owner.child.id])
    expect(await childrenOf(await logIn(other.email))).toEqual([owner.child.id])
    expect(await childrenOf(owner.token)).toEqual([owner.child.id])
    const changed = await testApp.call('readChild', {
      token: other.token,
      params: { id: other.child.id },
    })
    expect(changed.status).toBe(404)
    expect(await remove(other.token, other.user.id)).toBe('gone')
    expect(await childrenOf(await logIn(other.email))).toEqual([other.child.id])
  })

  it('says who made it, and works once', async () => {
    const owner = await ownerWithChild()
    const other = await registerParent(testApp)
    const secret = await invite(testApp, owner.token, other.email)
    const read = await testApp.call('readInvitation', { body: { token: secret } })
    expect(read.body).toEqual({
      invited_by: owner.user.name,
      expires_at: new Date(testApp.now().getTime() + limits.invitationDays * dayMs).toISOString(),
    })
    expect(await accept(other.token, secret)).toBe('joined')
    expect(await accept(other.token, secret)).toBe('invitation_invalid')
    const again = await testApp.call('register', {
      body: { name: 'Again', email: 'again@example.com', password, invitation: secret },
    })
    expect(again.error.code).toBe('invitation_invalid')
    expect((await testApp.call('readInvitation', { body: { token: secret } })).status).toBe(404)
  })

  it('works once, however many take it at the same moment', async () => {
    const owner = await ownerWithChild()
    const email = 'twice@example.com'
    const invitation = await invite(testApp, owner.token, email)
    const body = { name: 'Twice', email, password, invitation }
    const answers = await Promise.all([1, 2, 3].map(() => testApp.call('register', { body })))
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(Object.keys(await rolesOf(owner.token))).toHaveLength(2)
  })

  it('is refused to another address, signed in or registering, and stays good for its own', async () => {
    const owner = await ownerWithChild()
    const right = await registerParent(testApp)
    const wrong = await registerParent(testApp)
    const secret = await invite(testApp, owner.token, right.email)
    expect(await accept(wrong.token, secret)).toBe('invitation_for_other')
    const registered = await testApp.call('register', {
      body: { name: 'Wrong', email: 'wrong@example.com', password, invitation: secret },
    })
    expect(registered.error.code).toBe('invitation_for_other')
    const none = await testApp.call('login', { body: { email: 'wrong@example.com', password } })
    expect(none.status).toBe(401)
    expect(await accept(right.token, secret)).toBe('joined')
  })

  it('is refused once it has expired, also where the clock is set back after that', async () => {
    const owner = await ownerWithChild()
    const other = await registerParent(testApp)
    const secret = await invite(testApp, owner.token, other.email)
    testApp.advance(limits.invitationDays * dayMs)
    expect(await accept(other.token, secret)).toBe('invitation_invalid')
    testApp.advance(-limits.invitationDays * dayMs)
    expect(await accept(other.token, secret)).toBe('invitation_invalid')
  })

  it('is deleted once it has expired, though nobody opens it', async () => {
    const owner = await ownerWithChild()
    await invite(testApp, owner.token, 'never@example.com')
    const { householdId } = await memberOf(testApp, owner.user.id)
    const left = () =>
      testApp.database.db.$count(invitations, eq(invitations.householdId, householdId))
    expect(await left()).toBe(1)
    const later = new Date(testApp.now().getTime() + limits.invitationDays * dayMs)
    await forgetExpiredAccess(testApp.database.db, later)
    expect(await left()).toBe(0)
  })

  it('is refused once it was withdrawn, replaced by another, or its maker was removed', async () => {
    const owner = await ownerWithChild()
    const other = await registerParent(testApp)
    const first = await invite(testApp, owner.token, other.email)
    const second = await invite(testApp, owner.token, other.email)
    expect(await accept(other.token, first)).toBe('invitation_invalid')
    const { body } = await testApp.call('readHousehold', { token: owner.token })
    expect(body.invitations.map(({ email }) => email)).toEqual([other.email])
    const params = { id: body.invitations[0]?.id ?? '' }
    const withdraw = () => testApp.call('withdrawInvitation', { token: owner.token, params })
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(404)
    expect(await accept(other.token, second)).toBe('invitation_invalid')
    const heir = await joinAsParent(testApp, owner.token)
    await confirm(owner.token)
    await testApp.call('handOverHousehold', {
      token: owner.token,
      body: { user_id: heir.user.id },
    })
    const third = await invite(testApp, heir.token, other.email)
    await confirm(heir.token)
    await testApp.call('handOverHousehold', {
      token: heir.token,
      body: { user_id: owner.user.id },
    })
    expect(await remove(owner.token, heir.user.id)).toBe('gone')
    expect(await accept(other.token, third)).toBe('invitation_invalid')
  })

  it('that a stranger made opens nothing once the owner locks their account, and one of before does', async () => {
    const owner = await ownerWithChild()
    const [friend, thief] = [await registerParent(testApp), await registerParent(testApp)]
    const before = await invite(testApp, owner.token, friend.email)
    testApp.advance(1)
    await testApp.call('changeAccount', {
      token: owner.token,
      body: { new_password: 'of a stranger', current_password: password },
    })
    const told = (await testApp.mails()).findLast(({ to }) => to === owner.email)
    const token = await logInWith(owner.email, 'of a stranger')
    await testApp.call('confirm', { token, body: { current_password: 'of a stranger' } })
    await testApp.call('inviteParent', { token, body: { email: thief.email } })
    const stolen = await secretFor(testApp, thief.email)
    const locked = await testApp.call('lockAccount', { body: { token: linkIn(told, 'lock') } })
    expect(locked.status).toBe(204)
    expect(await accept(thief.token, stolen)).toBe('invitation_invalid')
    expect(await accept(friend.token, before)).toBe('joined')
  })

  it('that is made up, or is the secret of another kind of link, leads nowhere', async () => {
    const owner = await ownerWithChild()
    const link = await shareOf(owner.token, owner.child.id)
    for (const secret of ['x', 'x'.repeat(82), link.secret]) {
      expect(await accept(owner.token, secret)).toBe('invitation_invalid')
      const read = await testApp.call('readInvitation', { body: { token: secret } })
      expect(read.error.code).toBe('invitation_invalid')
    }
  })

  it('needs an owner who proved who they are, another’s address and room', async () => {
    const owner = await ownerWithChild()
    const ask = async (token: string, email: string) => {
      const { status, error } = await testApp.call('inviteParent', { token, body: { email } })
      return status === 201 ? 'invited' : error.code
    }
    expect(await ask(owner.token, 'third@example.com')).toBe('confirmation_needed')
    const second = await joinAsParent(testApp, owner.token)
    await confirm(second.token)
    expect(await ask(second.token, 'third@example.com')).toBe('owner_needed')
    expect(await ask(owner.token, owner.email)).toBe('invalid_input')
    expect(await ask(owner.token, 'no address')).toBe('invalid_input')
    for (let at = 2; at < limits.parentsPerHousehold; at += 1) {
      expect(await ask(owner.token, `room${at}@example.com`)).toBe('invited')
    }
    expect(await ask(owner.token, 'full@example.com')).toBe('household_full')
    expect(await ask(owner.token, 'room2@example.com')).toBe('invited')
  })

  it('is refused to who shares a household already, be it one that they joined or their own', async () => {
    const owner = await ownerWithChild()
    const other = await ownerWithChild()
    const secret = await invite(testApp, owner.token, other.email)
    const theirs = await joinAsParent(testApp, other.token)
    expect(await accept(other.token, secret)).toBe('other_household')
    const toTheirs = await invite(testApp, owner.token, theirs.email)
    expect(await accept(theirs.token, toTheirs)).toBe('other_household')
    expect(await remove(other.token, theirs.user.id)).toBe('gone')
    expect(await accept(other.token, secret)).toBe('joined')
  })
})

describe('who leaves or is removed', () => {
  it('opens nothing of the household from then on, with any token of theirs', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const device = await logIn(second.email)
    expect(await childrenOf(device)).toEqual([owner.child.id])
    expect(await remove(owner.token, second.user.id)).toBe('gone')
    expect(await childrenOf(second.token)).toBe(401)
    expect(await childrenOf(device)).toBe(401)
    const token = await logIn(second.email)
    expect(await childrenOf(token)).toEqual([])
    const read = await testApp.call('readChild', { token, params: { id: owner.child.id } })
    expect(read.status).toBe(404)
    expect(await rolesOf(owner.token)).toEqual({ [owner.user.id]: 'owner' })
    expect(await eventsOf(token)).toContain('household_left')
    expect(await eventsOf(owner.token)).toContain('parent_left')
    const told = (await testApp.mails()).filter(({ to }) => to === second.email)
    expect(told.map(({ subject }) => subject)).toContain(
      'You no longer belong to a Brightplate household',
    )
  })

  it('opens nothing even where a session of theirs was left behind', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const { householdId } = await memberOf(testApp, owner.user.id)
    await testApp.database.db
      .delete(users)
      .where(and(eq(users.householdId, householdId), eq(users.id, second.user.id)))
    expect(await childrenOf(second.token)).toBe(401)
    // As after a restore that lost the household's keys: the account opens its own again.
    expect(await childrenOf(await logIn(second.email))).toEqual([])
  })

  it('takes along what they shared of the children, and leaves the plans', async () => {
    const owner = await parentWithPlan(testApp)
    const second = await joinAsParent(testApp, owner.token)
    const link = await shareOf(second.token, owner.child.id)
    const { body: plan } = await testApp.call('generatePlan', {
      token: second.token,
      body: { child_id: owner.child.id, duration_days: 7 },
    })
    const open = async () =>
      (await testApp.call('readShared', { headers: { 'x-care-link': link.secret } })).status
    expect(await open()).toBe(200)
    expect(await remove(second.token, second.user.id)).toBe('gone')
    expect(await open()).toBe(404)
    if (!('plan_data' in plan)) throw new Error('No plan')
    const read = await testApp.call('readPlan', { token: owner.token, params: { id: plan.id } })
    expect(read.status).toBe(200)
  })

  it('is not who is alone, not who is unknown, and nobody whom another than the owner names', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const third = await joinAsParent(testApp, owner.token)
    const stranger = await registerParent(testApp)
    const asked = await testApp.call('removeParent', {
      token: second.token,
      params: { id: second.user.id },
    })
    expect(asked.error.code).toBe('confirmation_needed')
    expect(await remove(second.token, third.user.id)).toBe('owner_needed')
    expect(await remove(second.token, owner.user.id)).toBe('owner_needed')
    for (const id of [stranger.user.id, newId(testApp.now()), 'nobody']) {
      expect(await remove(owner.token, id)).toBe('not_found')
    }
    expect(Object.keys(await rolesOf(owner.token))).toHaveLength(3)
    expect(await remove(stranger.token, stranger.user.id)).toBe('last_parent_stays')
    expect(await rolesOf(stranger.token)).toEqual({ [stranger.user.id]: 'owner' })
  })

  it('who owned it leaves it to whoever is there the longest', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    await confirm(owner.token)
    const { body } = await testApp.call('handOverHousehold', {
      token: owner.token,
      body: { user_id: second.user.id },
    })
    expect(body.parents.map(({ role }) => role)).toEqual(['parent', 'owner'])
    expect(await remove(second.token, second.user.id)).toBe('gone')
    expect(await rolesOf(owner.token)).toEqual({ [owner.user.id]: 'owner' })
  })
})

describe('handing a household over', () => {
  it('is the owner’s alone, to another parent of it, and told to both', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const stranger = await registerParent(testApp)
    const handOver = async (token: string, id: string) => {
      await confirm(token)
      const body = { user_id: id }
      const { status, error } = await testApp.call('handOverHousehold', { token, body })
      return status === 200 ? 'done' : error.code
    }
    expect(await handOver(second.token, second.user.id)).toBe('owner_needed')
    for (const id of [owner.user.id, stranger.user.id]) {
      expect(await handOver(owner.token, id)).toBe('not_found')
    }
    expect(await handOver(owner.token, second.user.id)).toBe('done')
    expect(await rolesOf(owner.token)).toEqual({
      [owner.user.id]: 'parent',
      [second.user.id]: 'owner',
    })
    const mails = await testApp.mails()
    for (const { email } of [owner, second]) {
      expect(mails.findLast(({ to }) => to === email)?.subject).toBe(
        'Your Brightplate household has another owner',
      )
    }
  })

  it('lets the new owner pay, with the same end of the trial, and not the one before', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const checkout = async (token: string) => {
      const body = { package_id: 'monthly' as const, origin_url: 'https://plans.example.com' }
      const { status, error } = await testApp.call('startCheckout', { token, body })
      return status === 200 ? 'opened' : error.code
    }
    const statusOf = async (token: string) =>
      (await testApp.call('readSubscription', { token })).body
    const before = await statusOf(owner.token)
    expect(before.plan_type).toBe('trial')
    expect(await statusOf(second.token)).toEqual(before)
    expect(await checkout(second.token)).toBe('owner_needed')
    await confirm(owner.token)
    await testApp.call('handOverHousehold', {
      token: owner.token,
      body: { user_id: second.user.id },
    })
    expect(await statusOf(second.token)).toEqual(before)
    expect(await checkout(owner.token)).toBe('owner_needed')
    expect(await checkout(second.token)).toBe('opened')
  })
})

describe('one entitlement a household', () => {
  it('has one free plan for all of its parents, which leaving and joining gives nobody again', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    testApp.advance((limits.trialHours + 1) * 60 * 60 * 1000)
    const plan = async (token: string) => {
      const body = { child_id: owner.child.id, duration_days: 7 as const }
      const { status, error } = await testApp.call('generatePlan', { token, body })
      return status < 300 ? 'made' : error.code
    }
    const left = async (token: string) =>
      (await testApp.call('readSubscription', { token })).body.free_plans_left
    expect([await left(owner.token), await left(second.token)]).toEqual([1, 1])
    expect(await plan(second.token)).toBe('made')
    expect([await left(owner.token), await left(second.token)]).toEqual([0, 0])
    expect(await plan(owner.token)).toBe('plan_limit_reached')
    expect(await remove(owner.token, second.user.id)).toBe('gone')
    expect(await plan(owner.token)).toBe('plan_limit_reached')
  })

  it('has none anew where who made the plan of the week leaves, whoever made the household', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    testApp.advance((limits.trialHours + 1) * 60 * 60 * 1000)
    const plan = async (token: string, child_id: string) => {
      const body = { child_id, duration_days: 7 as const }
      const { status, error } = await testApp.call('generatePlan', { token, body })
      return status < 300 ? 'made' : error.code
    }
    expect(await plan(owner.token, owner.child.id)).toBe('made')
    expect(await remove(owner.token, owner.user.id)).toBe('gone')
    expect(await plan(second.token, owner.child.id)).toBe('plan_limit_reached')
    const token = await logIn(owner.email)
    const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
    expect(await plan(token, child.id)).toBe('plan_limit_reached')
    testApp.advance(limits.freeWindowDays * dayMs)
    expect(await plan(second.token, owner.child.id)).toBe('made')
    expect(await plan(token, child.id)).toBe('made')
  })

  it('gives a home that was made by an invitation no trial', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    await remove(second.token, second.user.id)
    const { body } = await testApp.call('readSubscription', { token: await logIn(second.email) })
    expect(body.plan_type).toBe('free')
  })
})

describe('erasing an account', () => {
  const erase = (token: string) =>
    testApp.call('eraseAccount', { token, body: { current_password: password } })
  const isThere = async (householdId: string) =>
    (await testApp.database.db.$count(households, eq(households.householdId, householdId))) === 1

  it('of who joined leaves the household to the others, and its own is gone', async () => {
    const owner = await ownerWithChild()
    const second = await joinAsParent(testApp, owner.token)
    const [home] = await testApp.database.db
      .select({ id: users.homeHouseholdId })
      .from(users)
      .where(and(eq(users.id, second.user.id), eq(users.role, 'parent')))
    expect((await erase(second.token)).status).toBe(204)
    expect(await isThere(home?.id ?? '')).toBe(false)
    expect(await childrenOf(owner.token)).toEqual([owner.child.id])
    expect(await rolesOf(owner.token)).toEqual({ [owner.user.id]: 'owner' })
  })

  it('of who made the household hands it over, and the record goes with the last parent', async () => {
    const owner = await ownerWithChild()
    const { householdId } = await memberOf(testApp, owner.user.id)
    const second = await joinAsParent(testApp, owner.token)
    expect((await erase(owner.token)).status).toBe(204)
    expect(await childrenOf(second.token)).toEqual([owner.child.id])
    expect(await rolesOf(second.token)).toEqual({ [second.user.id]: 'owner' })
    expect((await testApp.call('readSubscription', { token: second.token })).body.plan_type).toBe(
      'trial',
    )
    expect(await remove(second.token, second.user.id)).toBe('last_parent_stays')
    expect((await erase(second.token)).status).toBe(204)
    expect(await isThere(householdId)).toBe(false)
    expect(await testApp.services.keys.find(testApp.database.db, householdId)).toBeNull()
  })
})

it('a name and a language that are changed are those of the household too', async () => {
  const owner = await ownerWithChild()
  const second = await joinAsParent(testApp, owner.token)
  const { body } = await testApp.call('changeAccount', {
    token: second.token,
    body: { name: 'Another Name', language: 'es-US' },
  })
  expect(body).toMatchObject({ name: 'Another Name', language: 'es-US', email: second.email })
  const read = await testApp.call('readHousehold', { token: owner.token })
  expect(read.body.parents.map(({ name }) => name)).toContain('Another Name')
})

it('a password that is changed ends the other devices and stays in the household', async () => {
  const owner = await ownerWithChild()
  const second = await joinAsParent(testApp, owner.token)
  const device = await logIn(second.email)
  const { body } = await testApp.call('changeAccount', {
    token: second.token,
    body: { new_password: 'violet otter lantern 42', current_password: password },
  })
  expect(await childrenOf(device)).toBe(401)
  expect(await childrenOf(body.token ?? '')).toEqual([owner.child.id])
})

it('what is exported is the household’s children and the account’s own access', async () => {
  const owner = await ownerWithChild()
  const second = await joinAsParent(testApp, owner.token)
  const { body } = await exportOf(testApp, second)
  expect(body.account.email).toBe(second.email)
  expect(body.children.map(({ id }) => id)).toEqual([owner.child.id])
  expect(body.access_events.map(({ kind }) => kind)).toContain('household_joined')
  expect(body.sessions).toHaveLength(1)
  expect(body.own_household?.children).toEqual([])
  expect(JSON.stringify(body)).not.toContain(owner.email)
  expect((await exportOf(testApp, owner)).body.own_household).toBeUndefined()
})

it('what is exported of who joined with children of their own holds those too', async () => {
  const owner = await ownerWithChild()
  const other = await parentWithPlan(testApp)
  const { body: account } = await testApp.call('readAccount', { token: other.token })
  const secret = await invite(testApp, owner.token, account.email)
  expect(await accept(other.token, secret)).toBe('joined')
  const { body } = await exportOf(testApp, other)
  expect(body.children.map(({ id }) => id)).toEqual([owner.child.id])
  expect(body.own_household?.children.map(({ id }) => id)).toEqual([other.child.id])
  expect(body.own_household?.meal_plans.map(({ id }) => id)).toEqual([other.plan.id])
})

it('calls of a household need a session', async () => {
  for (const name of [
    'readHousehold',
    'inviteParent',
    'withdrawInvitation',
    'acceptInvitation',
    'removeParent',
    'handOverHousehold',
  ] as const) {
    const { status } = await testApp.call(name, { params: { id: 'x' } } as never)
    expect([name, status]).toEqual([name, 401])
  }
  const other = await registerParent(testApp)
  await expect(secretFor(testApp, other.email)).rejects.toThrow('No invitation')
})
