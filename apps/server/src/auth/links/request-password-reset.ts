import { limits } from '@brightplate/contract/limits'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { findMember } from '../users/find-user.ts'
import { makeLink } from './account-link.ts'

/** Mails a link of one use to the address, if it has an account; says nothing of whether it has. */
export async function requestPasswordReset(
  db: Db,
  now: Date,
  { sendMail, origin, lookup, keys }: Pick<AppServices, 'sendMail' | 'origin' | 'lookup' | 'keys'>,
  email: string,
): Promise<void> {
  const member = await findMember(db, lookup, email)
  const ofHousehold = member && (await keys.find(db, member.householdId))
  if (!ofHousehold) return
  const { userId } = member
  const token = await makeLink(db, now, lookup, ofHousehold, { kind: 'reset', userId, email })
  await sendMail({
    to: email,
    subject: 'Choose a new password for Brightplate',
    text: `Someone, hopefully you, asked to choose a new password for Brightplate.\n\nOpen this link within ${limits.resetLinkMinutes} minutes:\n${origin}/reset?token=${token}\n\nIf it was not you, there is nothing to do.`,
  })
}
