import { and, eq, gte, ne, or } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { accountLinks, credentials, knownDevices, sessions, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { findLink, makeLink, useLink } from './account-link.ts'
import { lockAddress } from './lock-address.ts'

type Link = typeof accountLinks.$inferSelect

/** Brings back the address from before the change, unless another account has it by now. */
async function restoreAddress(tx: Db, now: Date, { userId, email }: Link): Promise<void> {
  await lockAddress(tx, email)
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (!other) await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId))
}

/** Links older than the one that was used stay: they lead back to before an earlier change. */
async function endLaterLinks(tx: Db, { userId, createdAt }: Link): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        or(eq(accountLinks.kind, 'reset'), gte(accountLinks.createdAt, createdAt)),
      ),
    )
}

/**
 * Closes an account that somebody else changed: sessions end, no password opens it, and the address
 * from before the change gets a link to choose a new one. Throws `lock_link_invalid`.
 */
export async function lockAccount(
  db: Db,
  now: Date,
  { sendMail, origin }: Pick<AppServices, 'sendMail' | 'origin'>,
  token: string,
): Promise<void> {
  const link = await findLink(db, now, 'lock', token)
  if (!link) throw new AppError('lock_link_invalid')
  const { userId, email } = link
  await db.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new AppError('lock_link_invalid')
    await restoreAddress(tx, now, link)
    await endLaterLinks(tx, link)
    await tx
      .update(credentials)
      .set({ password: null, updatedAt: now })
      .where(eq(credentials.userId, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
    const reset = await makeLink(tx, now, { kind: 'reset', userId, email })
    await sendMail({
      to: email,
      subject: 'Your Brightplate account is locked',
      text: `Your Brightplate account was locked through a link that we mailed. Everybody is logged out, and the password no longer works.\n\nTo open it again, choose a new password within one hour:\n${origin}/reset?token=${reset}\n\nAfter that, ask for a new link at the login.`,
    })
  })
}
