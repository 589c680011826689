import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { recoveryCodes } from '../../db/tables/household/access/recovery-codes.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { codeStep } from './code-step.ts'
import { findFactor } from './find-factor.ts'
import { plainCode, recoveryCodeHash } from './recovery-code.ts'

/** What a code was, once it was used up. */
export type TakenCode = 'app' | 'recovery'

/** Uses up a code of the user's app: the same one, and any older, is refused from then on. */
async function takeAppCode(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await findFactor(tx, keys, userId)
  const step = factor && (await codeStep(now, factor.secret, code))
  if (!step) return false
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        ofMember(secondFactors, { householdId: keys.householdId, userId }),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Uses up a code of the user's app, or a recovery code; null where it is neither, or was used before. */
export async function takeCode(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  { userId, code }: { userId: string; code: string },
): Promise<TakenCode | null> {
  const plain = plainCode(code)
  if (/^\d{6}$/.test(plain)) {
    return (await takeAppCode(tx, now, keys, { userId, code: plain })) ? 'app' : null
  }
  const { householdId } = keys
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(
        ofMember(recoveryCodes, { householdId, userId }),
        eq(recoveryCodes.codeHash, recoveryCodeHash(keys, userId, plain)),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0 ? 'recovery' : null
}
