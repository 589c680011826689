import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { and, eq, ne } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import { noteAccessEvent } from '../../auth/events/note-access-event.ts'
import { lockUser } from '../../auth/links/account-link.ts'
import { tellOfAccess } from '../../auth/links/tell-of-access.ts'
import { findUser, sealName } from '../../auth/users/find-user.ts'
import { announceChange } from '../../changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { ofMember, rowOf } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { addressHash } from '../../keys/lookup-key.ts'
import { lockParents } from '../lock-parents.ts'
import { accountOfParent } from '../membership/account-of-parent.ts'
import { actsHere } from '../membership/acts-here.ts'
import type { FoundInvitation } from './find-invitation.ts'

export type JoinServices = Pick<AppServices, 'lookup' | 'keys' | 'queue' | 'origin'>

interface Joining {
  userId: string
  /** Of where the account is. */
  home: HouseholdKeys
  invitation: FoundInvitation
  place: Place
}

/** Throws `other_household` for who shares a household already, be it their own. */
async function requireAlone(tx: Db, home: HouseholdKeys, userId: string): Promise<void> {
  const [user] = await tx
    .select({ actsIn: users.actsIn })
    .from(users)
    .where(rowOf(users, home.householdId, userId))
  const others = and(eq(users.householdId, home.householdId), ne(users.id, userId))
  if (!user || user.actsIn !== null || (await tx.$count(users, others)) > 0) {
    throw new AppError('other_household')
  }
}

/**
 * Makes a user a parent of the household that invited them: all their sessions open it from now on, and what they have
 * of their own stays where it is. Throws `invitation_invalid`, `invitation_for_other`, `other_household` and
 * `household_full`.
 */
export async function joinHousehold(
  tx: Db,
  now: Date,
  services: JoinServices,
  { userId, home, invitation: { row, keys }, place }: Joining,
): Promise<void> {
  const { householdId } = keys
  const member = { householdId: home.householdId, userId }
  await lockParents(tx, householdId)
  await lockUser(tx, home, userId)
  const user = await findUser(tx, home, userId)
  if (!user) throw new AppError('unauthenticated')
  if (addressHash(services.lookup, user.email) !== row.addressHash) {
    throw new AppError('invitation_for_other')
  }
  await requireAlone(tx, home, userId)
  if ((await tx.$count(users, actsHere(householdId))) >= limits.parentsPerHousehold) {
    throw new AppError('household_full')
  }
  const used = await tx
    .delete(invitations)
    .where(rowOf(invitations, householdId, row.id))
    .returning({ invitedBy: invitations.invitedBy })
  const inviter = used[0] && { householdId, userId: used[0].invitedBy }
  if (!inviter) throw new AppError('invitation_invalid')
  const { trialHash, healthDataAgreementVersion, healthDataAgreedAt, language } = user
  await tx.insert(users).values({
    householdId,
    id: userId,
    homeHouseholdId: home.householdId,
    role: 'parent',
    person: sealName(keys, userId, user.name),
    trialHash,
    // The mail with the link came to this address.
    emailVerified: true,
    healthDataAgreementVersion,
    healthDataAgreedAt,
    language,
    createdAt: now,
    updatedAt: now,
  })
  await tx.delete(invitations).where(eq(invitations.householdId, home.householdId))
  await tx
    .update(users)
    .set({ actsIn: householdId, emailVerified: true, updatedAt: now })
    .where(rowOf(users, home.householdId, userId))
  await tx.update(sessions).set({ actsIn: householdId }).where(ofMember(sessions, member))
  await announceChange(tx, userId)
  await noteAccessEvent(tx, now, home, { userId, kind: 'household_joined', place })
  const account = await accountOfParent(tx, services, inviter)
  if (!account) return
  const { keys: ofInviter, ...who } = account
  const joined = {
    userId: who.userId,
    email: who.email,
    kind: 'parent_joined',
    place: null,
  } as const
  await tellOfAccess(tx, now, services, ofInviter, joined)
}
