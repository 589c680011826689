import type { ApiCall } from '@brightplate/contract/api/api-client'
import { apiBase, endpoints } from '@brightplate/contract/api/endpoints'
import { clientOf } from '../apps/server/src/testing/client-of.ts'
import { makeLinks } from './care-links.ts'
import { changeOf } from './change-of.ts'
import { type Family, newFamily } from './family.ts'
import { formerFounder, formerParent } from './former-parent.ts'
import { type GuardedParent, guardedParent } from './guarded-parent.ts'
import type { Place } from './place.ts'
import { send } from './requests/send.ts'
import type { Tally } from './tally.ts'

/** What another’s access is asked for with: nothing there may be found by an id of somebody else. */
const isOfAccess = (path: string) => /^\/(account|household|links)\/.*:id/.test(path)

/** What a parent sees of their own access. */
async function seenOf(call: ApiCall) {
  const { sessions } = await call('listSessions', {})
  const { passkeys } = await call('listPasskeys', {})
  const { events } = await call('listAccessEvents', {})
  const { consents } = await call('listWithdrawnConsents', {})
  const { recovery_codes_left, app_on_since } = await call('readFactors', {})
  const { parents, invitations } = await call('readHousehold', {})
  const links = await call('listCareLinks', {})
  const factors = [{ recovery_codes_left, app_on_since }]
  return { sessions, passkeys, events, consents, parents, invitations, links, factors }
}

type Seen = Awaited<ReturnType<typeof seenOf>>

/** Without events, of which a refused proof is one, and without when something was used last, of which its own device’s is one. */
const keptOf = ({ events: _, ...kept }: Seen) =>
  JSON.stringify(kept, (name, value) => (name === 'last_used_at' ? undefined : value))

const idsIn = (seen: Seen) => [
  ...new Set([...JSON.stringify(seen).matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id)),
]

/** A parent with a passkey, an app, another session, an invitation, consents taken back and links. */
async function victimOf(url: string, family: Family): Promise<GuardedParent> {
  const { call, childId, password } = family
  await call('changePhotoAgreement', { body: { agrees: true } })
  await call('changePhotoAgreement', { body: { agrees: false } })
  const today = new Date().toISOString().slice(0, 10)
  const params = { id: childId }
  await call('changeEatingLog', { params, body: { asks: 'meals', today } })
  await call('changeEatingLog', { params, body: { asks: null, today } })
  await call('confirm', { body: { current_password: password } })
  await makeLinks(family)
  await call('inviteParent', { body: { email: `invited.${childId}@mail.example.net` } })
  return guardedParent(url, family)
}

interface Attacking {
  url: string
  tally: Tally
  victim: GuardedParent
  ids: readonly (string | undefined)[]
  /** Sessions of others that live, and what opens nothing. */
  open: readonly string[]
  dead: readonly (string | undefined)[]
}

/** Each call on access with each id of the victim. */
async function attackIds({ url, tally, ids, open, dead }: Attacking): Promise<void> {
  const ask = async (method: string, path: string, body: object | undefined, token?: string) => {
    const answer = await send(url, {
      method,
      path: `${apiBase}${path}`,
      token,
      body: body && JSON.stringify(body),
    })
    const refused = token !== undefined && open.includes(token) ? [403, 404, 422] : [401]
    tally.count(
      'a call on another parent’s access is refused',
      refused.includes(answer.status),
      `${answer.status}: ${method} ${path}`,
    )
  }
  for (const { method, path } of Object.values(endpoints)) {
    if (!isOfAccess(path)) continue
    const body = method === 'PUT' ? { name: 'Mine' } : undefined
    for (const id of ids) {
      for (const token of [...open, ...dead]) {
        await ask(method, path.replace(':id', id ?? ''), body, token)
      }
    }
  }
  for (const id of ids) {
    for (const token of open) await ask('PUT', '/household/owner', { user_id: id }, token)
  }
}

/** The victim's codes and passkey, shown for somebody else. */
async function attackProofs({ url, tally, victim }: Attacking, own: GuardedParent): Promise<void> {
  const { codes, passkey } = victim
  const refused = async (what: string, asked: Promise<unknown>) => {
    const opened = await asked.then(
      () => true,
      () => false,
    )
    tally.count(what, !opened)
  }
  const code = codes[0] ?? ''
  await refused('a recovery code proves nobody else', own.call('confirm', { body: { code } }))
  const challenge = await own.call('offerPasskeyProof', {})
  const shown = passkey.sign(challenge)
  await refused('a passkey proves nobody else', own.call('confirm', { body: { passkey: shown } }))
  // A challenge of one session, signed by its own device, shown in another.
  const owned = own.passkey.sign(await own.call('offerPasskeyProof', {}))
  await refused(
    'a proof of one account is none of another',
    victim.call('confirm', { body: { passkey: owned } }),
  )
  const atLogin = passkey.sign(await own.call('offerPasskeyProof', {}))
  await refused(
    'what a passkey signed for a proof opens no account',
    clientOf(url)('signInWithPasskey', { body: { shown: atLogin } }),
  )
}

/** Ids, codes and keys of another parent's access, in the hands of others. */
export async function attackAccess(
  tally: Tally,
  place: Pick<Place, 'outbox'>,
  url: string,
): Promise<void> {
  const { family, ...founder } = await formerFounder(place, url, await newFamily(url))
  const former = await formerParent(place, url, family)
  const victim = await victimOf(url, family)
  const other = await newFamily(url)
  const own = await guardedParent(url, other)
  const before = await seenOf(victim.call)
  const ids = idsIn(before)
  tally.count(
    'a parent has something of each kind',
    Object.values(before).every((list) => list.length > 0),
  )
  const open = [own.token(), own.second, former.token, founder.token]
  // Neither what is known of a session nor what proves somebody is a session.
  const dead = [...former.dead, ...founder.dead, ids[0], victim.codes[0], victim.secret, undefined]
  // What is grave is refused to who just proved who they are as well.
  const challenge = await own.call('offerPasskeyProof', {})
  await own.call('confirm', { body: { passkey: own.passkey.sign(challenge) } })
  const attacking = { url, tally, victim, ids, open, dead }
  await attackIds(attacking)
  await attackProofs(attacking, own)
  for (const token of open) {
    const seen = JSON.stringify(await seenOf(clientOf(url, token)))
    const told = ids.filter((id) => id !== undefined && seen.includes(id))
    tally.count('no list of access holds what is another parent’s', told.length === 0, told[0])
  }
  const after = await seenOf(victim.call)
  const isLeft =
    keptOf(after) === keptOf(before) &&
    before.events.every(({ id }) => after.events.some((event) => event.id === id))
  tally.count(
    'nothing of another parent’s access was changed',
    isLeft,
    changeOf(keptOf(before), keptOf(after)),
  )
}
