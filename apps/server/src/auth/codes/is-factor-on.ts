import { and, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'

/** Whether a code is asked for at this user's login. */
export async function isFactorOn(db: Db, { householdId, userId }: Member): Promise<boolean> {
  const [row] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(ofMember(secondFactors, { householdId, userId }), isNotNull(secondFactors.onSince)))
  return row !== undefined
}
