import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { NewFactor } from '@brightplate/contract/account/factors'
import { isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { AppError } from '../../errors.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { newToken } from '../secrets/secret-token.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { findUser } from '../users/find-user.ts'

/** 25 characters of 6 random bits: 150 bits, of which RFC 4226 asks for 128; no rest in base32. */
const secretLength = 25

/**
 * Makes the secret of an app; nothing is asked of it before a first code. Another one that was never turned on goes.
 * Throws `confirmation_needed` and `factor_on`.
 */
export async function makeFactor(db: Db, now: Date, caller: AccountHolder): Promise<NewFactor> {
  await requireConfirmed(db, now, caller)
  const { keys, userId, householdId } = caller
  const user = await findUser(db, keys, userId)
  if (!user) throw new AppError('unauthenticated')
  const secret = newToken().slice(0, secretLength)
  const sealed = sealedColumns.factorSecret.seal(keys.own, [householdId, userId], secret)
  const made = await db
    .insert(secondFactors)
    .values({ householdId, userId, secret: sealed, createdAt: now })
    .onConflictDoUpdate({
      target: [secondFactors.householdId, secondFactors.userId],
      set: { secret: sealed, createdAt: now, lastStep: null },
      setWhere: isNull(secondFactors.onSince),
    })
    .returning({ userId: secondFactors.userId })
  if (made.length === 0) throw new AppError('factor_on')
  return {
    secret: base32.encode(secret, { padding: false }),
    uri: createOTP(secret).url('Brightplate', user.email),
  }
}
