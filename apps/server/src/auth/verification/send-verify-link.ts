import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { findUser } from '../users/find-user.ts'
import { mailVerifyLink, type VerifyServices } from './mail-verify-link.ts'

/** Mails the link again; nothing for an address that is proved, or where no mail goes out. */
export async function sendVerifyLink(
  db: Db,
  now: Date,
  services: VerifyServices,
  { keys, userId }: { keys: HouseholdKeys; userId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUser(tx, keys, userId)
    if (!user) throw new AppError('unauthenticated')
    if (user.emailVerified) return
    await mailVerifyLink(tx, now, services, keys, { userId, email: user.email })
  })
}
