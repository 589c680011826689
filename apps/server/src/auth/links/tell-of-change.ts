import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accessChangedMail, type ChangedAccess } from '../../mail/templates/access-changed-mail.ts'
import { makeLink } from './account-link.ts'

interface AccessChange {
  userId: string
  /** The address before the change; a link of the mails brings it back. */
  before: string
  /** The address now, where it is another. */
  after?: string
  changed: ChangedAccess
}

/**
 * Mails what was changed to every address that the account has or had, each with a link that locks
 * it. In the transaction of the change, as its last act: no change without its mails.
 */
export async function tellOfChange(
  tx: Db,
  now: Date,
  services: Pick<AppServices, 'queue' | 'origin' | 'lookup'>,
  keys: HouseholdKeys,
  { userId, before, after, changed }: AccessChange,
): Promise<void> {
  const { origin, lookup } = services
  for (const to of after === undefined ? [before] : [before, after]) {
    const token = await makeLink(tx, now, lookup, keys, { kind: 'lock', userId, email: before })
    await queueMail(tx, now, services, {
      about: { keys, userId },
      mail: () => ({
        to,
        ...accessChangedMail(origin, token, changed),
        // Without it nobody may notice a stranger.
        mayComeTwice: true,
      }),
    })
  }
}
