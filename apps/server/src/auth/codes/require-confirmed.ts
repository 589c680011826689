import { limits } from '@brightplate/contract/limits'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { isFactorOn } from './is-factor-on.ts'

const confirmedMs = limits.confirmationMinutes * 60 * 1000

/** Throws `confirmation_needed` unless this session proved just now whose it is, by what its account asks for. */
export async function requireConfirmed(
  db: Db,
  now: Date,
  caller: Pick<AccountHolder, 'householdId' | 'userId' | 'sessionHash'>,
): Promise<void> {
  const [session] = await db
    .select({ at: sessions.confirmedAt, by: sessions.confirmedBy })
    .from(sessions)
    .where(eq(sessions.tokenHash, caller.sessionHash))
  const agoMs = session?.at ? now.getTime() - session.at.getTime() : null
  // A clock that was set back makes no proof last longer.
  const isFresh = agoMs !== null && agoMs >= 0 && agoMs < confirmedMs
  const isStrong = session?.by === 'factor' || session?.by === 'passkey'
  const isEnough = isStrong || !(await isFactorOn(db, caller))
  if (!isFresh || !isEnough) throw new AppError('confirmation_needed')
}
