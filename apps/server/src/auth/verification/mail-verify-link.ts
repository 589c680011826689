import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { verifyLinkMail } from '../../mail/templates/verify-link-mail.ts'
import { makeLink } from '../links/account-link.ts'

export type VerifyServices = Pick<AppServices, 'lookup' | 'queue' | 'origin' | 'verifiesEmail'>

/**
 * Mails an address the link that proves it; nothing where no mail goes out. The last act of the
 * transaction that gives the account this address.
 */
export async function mailVerifyLink(
  tx: Db,
  now: Date,
  services: VerifyServices,
  keys: HouseholdKeys,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { lookup, origin, verifiesEmail } = services
  if (!verifiesEmail) return
  const token = await makeLink(tx, now, lookup, keys, { kind: 'verify', userId, email })
  await queueMail(tx, now, services, {
    about: { keys, userId },
    mail: () => ({
      to: email,
      ...verifyLinkMail(origin, token),
    }),
  })
}
