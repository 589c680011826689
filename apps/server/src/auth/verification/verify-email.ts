import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import { endLinks, findLink, useLink } from '../links/account-link.ts'
import { findUser } from '../users/find-user.ts'

/**
 * Marks the address that the link was mailed to as proved, and ends the account's other links of
 * this kind. Throws `verify_link_invalid`, also where the account has another address by now.
 */
export async function verifyEmail(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'keys'>,
  token: string,
): Promise<void> {
  const link = await findLink(db, now, services, 'verify', token)
  if (!link) throw new AppError('verify_link_invalid')
  const { userId, email, keys } = link
  await db.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new AppError('verify_link_invalid')
    const user = await findUser(tx, keys, userId)
    if (user?.email !== email) throw new AppError('verify_link_invalid')
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(rowOf(users, keys.householdId, userId))
    await endLinks(tx, link, 'verify')
  })
}
