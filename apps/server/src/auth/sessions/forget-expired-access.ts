import { lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { attempts } from '../../db/tables/directory/attempts.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { passkeyChallenges } from '../../db/tables/directory/passkey-challenges.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { careLinks } from '../../db/tables/household/care-links.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { attemptWindowMs } from '../limits/count-attempts.ts'

/** Deletes sessions, links, invitations, devices and challenges that open nothing any more, and attempts that no longer count. */
export async function forgetExpiredAccess(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now))
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.delete(invitations).where(lte(invitations.expiresAt, now))
  await db.delete(careLinks).where(lte(careLinks.expiresAt, now))
  const windowStart = new Date(now.getTime() - attemptWindowMs)
  await db.delete(attempts).where(lte(attempts.attemptedAt, windowStart))
}
