import { randomUUID } from 'node:crypto'
import { clientOf } from '../apps/server/src/testing/client-of.ts'
import { makeLinks, openLink } from './care-links.ts'
import type { Family } from './family.ts'
import { mailedSecret } from './mailed-secret.ts'
import type { Place } from './place.ts'

/** A new account that joined a family's household, by the invitation that its owner mailed. */
export async function joinFamily(
  place: Pick<Place, 'outbox'>,
  url: string,
  { call, password }: Pick<Family, 'call' | 'password'>,
) {
  const email = `joined.${randomUUID()}@mail.example.net`
  await call('confirm', { body: { current_password: password } })
  await call('inviteParent', { body: { email } })
  const invitation = await mailedSecret(place, email, 'join')
  const body = { name: 'Lee', email, password, invitation }
  const session = await clientOf(url)('register', { body })
  return { ...session, email, invitation }
}

/**
 * Somebody who was a parent of a household and was removed: tokens from while they were, another from after it, and
 * what they could see meanwhile, with the links that they made of a child of the household.
 */
export async function formerParent(
  place: Pick<Place, 'outbox'>,
  url: string,
  family: Pick<Family, 'call' | 'password' | 'childId'>,
) {
  const { call, password, childId } = family
  const { email, invitation, ...first } = await joinFamily(place, url, family)
  const stranger = clientOf(url)
  const second = await stranger('login', { body: { email, password } })
  const seen = await clientOf(url, second.token)('listChildren', {})
  const links = await makeLinks({ call: clientOf(url, second.token), childId })
  const opened = await Promise.all(links.map((link) => openLink(url, link)))
  await call('removeParent', { params: { id: first.user.id } })
  const after = await stranger('login', { body: { email, password } })
  return {
    dead: [first.token, second.token],
    token: after.token,
    seen: seen.map(({ id }) => id),
    invitation,
    links,
    opened: opened.map(({ status }) => status),
  }
}

/**
 * Somebody who made a household, handed it over and was removed by its new owner: tokens from before, and one of after
 * it. The family is the new owner's from then on.
 */
export async function formerFounder(place: Pick<Place, 'outbox'>, url: string, family: Family) {
  const { call, email, password } = family
  const stranger = clientOf(url)
  const second = await stranger('login', { body: { email, password } })
  const heir = await joinFamily(place, url, family)
  const { id } = (await call('readHousehold', {})).parents.find(({ is_you }) => is_you) ?? {
    id: '',
  }
  await call('handOverHousehold', { body: { user_id: heir.user.id } })
  const ofHeir = clientOf(url, heir.token)
  await ofHeir('confirm', { body: { current_password: password } })
  await ofHeir('removeParent', { params: { id } })
  const after = await stranger('login', { body: { email, password } })
  return {
    dead: [family.token, second.token],
    token: after.token,
    family: { ...family, token: heir.token, email: heir.email, call: ofHeir },
  }
}
