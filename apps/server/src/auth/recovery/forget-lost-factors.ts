import { lte } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { deleteFactor } from '../codes/delete-factor.ts'
import { findFactor } from '../codes/find-factor.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { endSessions } from '../sessions/end-sessions.ts'

type ForgetServices = Pick<AppServices, 'db' | 'now' | 'keys' | 'lookup' | 'queue' | 'origin'>

/** Forgets app, recovery codes and passkeys of one account, ends its sessions, and notifies by mail. */
async function forgetOf(services: ForgetServices, member: Member): Promise<void> {
  const { db, keys: store } = services
  const now = services.now()
  const keys = await store.find(db, member.householdId)
  if (!keys) return
  const { userId } = member
  await db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    const factor = await findFactor(tx, keys, userId)
    // It may have been called off since it was looked for.
    if (email === null || !factor?.forgetAt || factor.forgetAt > now) return
    await deleteFactor(tx, member)
    await tx.delete(passkeys).where(ofMember(passkeys, member))
    await endSessions(tx, ofMember(sessions, member))
    const kind = 'recovery_done'
    await tellOfAccess(tx, now, services, keys, { userId, email, kind, place: null })
  })
}

/** Forgets what opens an account beside its password, where that was asked for three days ago and nobody called it off. */
export async function forgetLostFactors(services: ForgetServices): Promise<void> {
  const due = await services.db
    .select({ householdId: secondFactors.householdId, userId: secondFactors.userId })
    .from(secondFactors)
    .where(lte(secondFactors.forgetAt, services.now()))
  for (const member of due) await forgetOf(services, member)
}
