import type { Place } from '@brightplate/contract/account/device'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accessNoticeMail, type Notice } from '../../mail/templates/access-notice-mail.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { makeLink } from './account-link.ts'

interface GraveEvent {
  userId: string
  email: string
  kind: Notice
  /** From where; null where the operator did it. */
  place: Place | null
}

/**
 * Keeps for a parent, and mails, what a stranger might have done, with a link that locks the account. In the
 * transaction that does it, as its last act: nothing of the kind without its mail.
 */
export async function tellOfAccess(
  tx: Db,
  now: Date,
  services: Pick<AppServices, 'queue' | 'origin' | 'lookup'>,
  keys: HouseholdKeys,
  { userId, email, kind, place }: GraveEvent,
): Promise<void> {
  const { origin, lookup } = services
  await noteAccessEvent(tx, now, keys, { userId, kind, place })
  const token = await makeLink(tx, now, lookup, keys, { kind: 'lock', userId, email })
  await queueMail(tx, now, services, {
    about: { keys, userId },
    mail: () => ({
      to: email,
      ...accessNoticeMail(origin, token, { kind, place, at: now }),
      mayComeTwice: true,
    }),
  })
}
