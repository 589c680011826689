import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accountLinks, users } from '../../db/schema.ts'
import { newId } from '../../new-id.ts'
import { hashToken, newToken } from '../secrets/secret-token.ts'

type Kind = typeof accountLinks.$inferSelect.kind

const lifeMs: Record<Kind, number> = {
  reset: limits.resetLinkMinutes * 60 * 1000,
  lock: limits.lockLinkDays * dayMs,
}

interface LinkRequest {
  kind: Kind
  userId: string
  /** The address that the account has, or goes back to. */
  email: string
}

/** Makes a link of one use and answers with its token, which is kept nowhere here. */
export async function makeLink(
  db: Db,
  now: Date,
  { kind, userId, email }: LinkRequest,
): Promise<string> {
  const token = newToken()
  await db.insert(accountLinks).values({
    id: newId(now),
    kind,
    userId,
    email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs[kind]),
  })
  return token
}

/** The link that a token opens; null for none, a used or an expired one. */
export async function findLink(db: Db, now: Date, kind: Kind, token: string) {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, kind),
        eq(accountLinks.tokenHash, hashToken(token)),
        gt(accountLinks.expiresAt, now),
      ),
    )
  return link ?? null
}

/** Uses a link up; false where another request was faster. Takes the account's lock first. */
export async function useLink(
  tx: Db,
  { id, userId }: Pick<typeof accountLinks.$inferSelect, 'id' | 'userId'>,
): Promise<boolean> {
  await lockUser(tx, userId)
  const used = await tx
    .delete(accountLinks)
    .where(eq(accountLinks.id, id))
    .returning({ id: accountLinks.id })
  return used.length > 0
}

/** Makes changes of one account's access wait for each other; answers with its address. */
export async function lockUser(tx: Db, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user?.email ?? null
}

/** No link that was mailed before opens the account any more. */
export async function endResetLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, 'reset')))
}
