import { timingSafeEqual } from 'node:crypto'
import { limits } from '@brightplate/contract/limits'
import { and, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { careLinks } from '../../db/tables/household/care-links.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { codeHash } from '../code-hash.ts'
import type { CareLinkRow } from '../to-care-link.ts'

/**
 * Throws `link_code_needed`, `link_code_wrong`, and `link_ended` once it was wrong too often: a try is counted
 * before it is looked at, so that simultaneous ones cannot outrun the count.
 */
export async function checkCode(
  db: Db,
  keys: HouseholdKeys,
  { householdId, id }: Pick<CareLinkRow, 'householdId' | 'id'>,
  { expected, given }: { expected: string; given: string | undefined },
): Promise<void> {
  if (!given) throw new AppError('link_code_needed')
  const ofLink = rowOf(careLinks, householdId, id)
  const tried = await db
    .update(careLinks)
    .set({ codeTries: sql`${careLinks.codeTries} + 1` })
    .where(and(ofLink, lt(careLinks.codeTries, limits.careLinkCodeTries)))
    .returning({ id: careLinks.id })
  if (tried.length === 0) throw new AppError('link_ended')
  if (!timingSafeEqual(Buffer.from(codeHash(keys, id, given)), Buffer.from(expected))) {
    throw new AppError('link_code_wrong')
  }
  await db.update(careLinks).set({ codeTries: 0 }).where(ofLink)
}
