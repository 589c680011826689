import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { addresses } from '../../db/tables/directory/addresses.ts'
import { addressHash, type LookupKey } from '../../keys/lookup-key.ts'

/**
 * Whether an account may take this address: no other has it, and none may come back to it by a link
 * that locks it.
 */
export async function isAddressFree(
  db: Db,
  now: Date,
  lookup: LookupKey,
  email: string,
  userId?: string,
): Promise<boolean> {
  const hash = addressHash(lookup, email)
  const [owner] = await db
    .select({ userId: addresses.userId })
    .from(addresses)
    .where(and(eq(addresses.addressHash, hash), userId ? ne(addresses.userId, userId) : undefined))
  if (owner) return false
  const [link] = await db
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, 'lock'),
        eq(accountLinks.addressHash, hash),
        gt(accountLinks.expiresAt, now),
        userId ? ne(accountLinks.userId, userId) : undefined,
      ),
    )
    .limit(1)
  return link === undefined
}
