import type { Place } from '@brightplate/contract/account/device'
import { errorCodes } from '@brightplate/contract/api/error-code'
import { and, ne } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { AppError } from '../../errors.ts'
import { codeStep } from '../codes/code-step.ts'
import { findFactor } from '../codes/find-factor.ts'
import { makeRecoveryCodes } from '../codes/make-recovery-codes.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { accountLimit, networkLimits } from '../limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../limits/count-attempts.ts'
import type { Networks } from '../limits/networks-of.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/**
 * Asks for a code at each login from now on, once a first one shows that the app has the secret. Ends the other
 * sessions, and notifies by mail. Throws `confirmation_needed`, `code_wrong`, `factor_on` and `too_many_requests`.
 */
export async function turnOnFactor(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  caller: AccountHolder,
  { code, networks, place }: { code: string; networks: Networks | null; place: Place },
): Promise<{ recovery_codes: string[]; token: string }> {
  await requireConfirmed(db, now, caller)
  const { keys, userId, sessionHash } = caller
  const { lookup } = services
  const counted = await countAttempts(db, now, [
    accountLimit(lookup, 'factor', userId),
    ...networkLimits(lookup, 'factor', networks),
  ])
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    const factor = await findFactor(tx, keys, userId)
    if (email === null) throw new AppError('unauthenticated')
    if (factor?.onSince) throw new AppError('factor_on')
    const step = factor && (await codeStep(now, factor.secret, code.replace(/\s/g, '')))
    if (!step) throw new AppError('code_wrong', { fields: { code: errorCodes.code_wrong.detail } })
    await tx
      .update(secondFactors)
      .set({ onSince: now, lastStep: step })
      .where(ofMember(secondFactors, caller))
    const recovery_codes = await makeRecoveryCodes(tx, keys, userId)
    await endSessions(tx, and(ofMember(sessions, caller), ne(sessions.tokenHash, sessionHash)))
    const token = await renewSession(tx, lookup, caller)
    await forgetAttempts(tx, counted)
    await tellOfAccess(tx, now, services, keys, { userId, email, kind: 'app_turned_on', place })
    return { recovery_codes, token }
  })
}
