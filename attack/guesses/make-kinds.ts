import { randomUUID } from 'node:crypto'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { makeLinks } from '../care-links.ts'
import { newFamily } from '../family.ts'
import { guardedParent } from '../guarded-parent.ts'
import { mailedSecret } from '../mailed-secret.ts'
import type { Place } from '../place.ts'
import { appCodeKind, passkeyKind, recoveryCodeKind } from './factor-kinds.ts'
import type { GuessKind } from './guess-kind.ts'
import {
  careCodeKind,
  careLinkKind,
  invitationKind,
  lockLinkKind,
  resetLinkKind,
} from './link-kinds.ts'
import { manyPasswordsKind, passwordKind } from './password-kinds.ts'

const childName = 'Nimbus-Oleander'

/** A parent with a passkey, an app and recovery codes, one of which is used. */
async function guarded(url: string) {
  const family = await newFamily(url, childName)
  const parent = await guardedParent(url, family)
  const { email, password } = family
  return { ...parent, email, password }
}

/** Every way in that can be guessed at, each of a parent of its own. */
export async function makeKinds(place: Pick<Place, 'outbox'>, url: string): Promise<GuessKind[]> {
  const stranger = clientOf(url)
  const withPassword = await newFamily(url, childName)
  const { email, password } = withPassword
  const known = await stranger('login', { body: { email, password } })
  const withCodes = await guarded(url)
  const [usedCode = ''] = withCodes.codes.splice(1, 1)
  await stranger('login', {
    body: { email: withCodes.email, password: withCodes.password, code: usedCode },
  })
  const withReset = await newFamily(url, childName)
  await stranger('forgotPassword', { body: { email: withReset.email } })
  const withLock = await guarded(url)
  const inviting = await newFamily(url, childName)
  const invited = `joined.${randomUUID()}@mail.example.net`
  await inviting.call('confirm', { body: { current_password: inviting.password } })
  await inviting.call('inviteParent', { body: { email: invited } })
  const sharing = await newFamily(url, childName)
  const links = await makeLinks(sharing)
  const link = links.find(({ kind }) => kind === 'week')
  const coded = links.find(({ code }) => code !== null)
  if (!link || !coded) throw new Error('A link of each kind is made')
  return [
    passwordKind(withPassword, known.device_token ?? ''),
    manyPasswordsKind(await newFamily(url, childName)),
    passkeyKind(await guarded(url)),
    appCodeKind(await guarded(url)),
    recoveryCodeKind(withCodes, usedCode),
    lockLinkKind(withLock, await mailedSecret(place, withLock.email, 'lock')),
    resetLinkKind(withReset, await mailedSecret(place, withReset.email, 'reset')),
    invitationKind(await newFamily(url), {
      email: invited,
      secret: await mailedSecret(place, invited, 'join'),
    }),
    careLinkKind(link, childName),
    careCodeKind(sharing, coded, childName),
  ]
}
