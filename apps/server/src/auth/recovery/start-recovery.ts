import type { RecoverAccountBody } from '@brightplate/contract/account/auth'
import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { AppError } from '../../errors.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { recoveryMail } from '../../mail/templates/recovery-mail.ts'
import { findFactor } from '../codes/find-factor.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { forgetAttempts } from '../limits/count-attempts.ts'
import type { Networks } from '../limits/networks-of.ts'
import { lockUser, makeLink } from '../links/account-link.ts'
import { addressesOf } from '../links/addresses-of.ts'
import { checkLogin } from '../passwords/check-login.ts'

/**
 * For who knows the password and lost app and recovery codes: has the app forgotten in three days, unless it is called
 * off, and notifies every address that the account has or had of late, each with a link that locks the account. Answers
 * with when; of one that waits already with its time. Throws as a login does, and `not_found` where no code is asked for.
 */
export async function startRecovery(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'passwords' | 'keys' | 'queue' | 'origin'>,
  body: RecoverAccountBody,
  { networks, place }: { networks: Networks | null; place: Place },
): Promise<{ due_at: string }> {
  const { lookup, origin } = services
  const { member, keys, counted } = await checkLogin(db, now, services, body, networks)
  const { userId } = member
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    const factor = await findFactor(tx, keys, userId)
    await forgetAttempts(tx, counted)
    if (email === null || !factor?.onSince) throw new AppError('not_found')
    if (factor.forgetAt) return { due_at: factor.forgetAt.toISOString() }
    const forgetAt = new Date(now.getTime() + limits.recoveryDays * dayMs)
    await tx.update(secondFactors).set({ forgetAt }).where(ofMember(secondFactors, member))
    await noteAccessEvent(tx, now, keys, { userId, kind: 'recovery_started', place })
    for (const to of await addressesOf(tx, { ...member, keys }, email)) {
      // The address of now, whoever reads it: an earlier one is brought back by the link of its change alone.
      const token = await makeLink(tx, now, lookup, keys, { kind: 'lock', userId, email })
      await queueMail(tx, now, services, {
        about: { keys, userId },
        mail: () => ({
          to,
          ...recoveryMail(origin, token, { place, forgetAt }),
          mayComeTwice: true,
        }),
      })
    }
    return { due_at: forgetAt.toISOString() }
  })
}
