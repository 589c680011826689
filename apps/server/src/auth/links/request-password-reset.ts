import { eq } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { makeLink } from './account-link.ts'

/** Mails a link of one use to the address, if it has an account; says nothing of whether it has. */
export async function requestPasswordReset(
  db: Db,
  now: Date,
  { sendMail, origin }: Pick<AppServices, 'sendMail' | 'origin'>,
  email: string,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) return
  const token = await makeLink(db, now, { kind: 'reset', userId: user.id, email })
  await sendMail({
    to: email,
    subject: 'Choose a new password for Brightplate',
    text: `Someone, hopefully you, asked to choose a new password for Brightplate.\n\nOpen this link within one hour:\n${origin}/reset?token=${token}\n\nIf it was not you, there is nothing to do.`,
  })
}
