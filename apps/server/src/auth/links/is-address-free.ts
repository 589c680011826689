import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accountLinks, users } from '../../db/schema.ts'

/**
 * Whether an account may take this address: no other has it, and none may come back to it by a link
 * that locks it.
 */
export async function isAddressFree(
  db: Db,
  now: Date,
  email: string,
  userId?: string,
): Promise<boolean> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), userId ? ne(users.id, userId) : undefined))
  if (owner) return false
  const [link] = await db
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, 'lock'),
        eq(accountLinks.email, email),
        gt(accountLinks.expiresAt, now),
        userId ? ne(accountLinks.userId, userId) : undefined,
      ),
    )
    .limit(1)
  return link === undefined
}
