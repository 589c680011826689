import type { Place } from '@brightplate/contract/account/device'
import type { HouseholdInvitation } from '@brightplate/contract/account/household'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import * as words from '#localized/errors'
import type { AppServices } from '../../app-services.ts'
import type { Caller } from '../../auth/caller.ts'
import { requireConfirmed } from '../../auth/codes/require-confirmed.ts'
import { noteAccessEvent } from '../../auth/events/note-access-event.ts'
import { accountLimit } from '../../auth/limits/attempt-limits.ts'
import { countAttempts } from '../../auth/limits/count-attempts.ts'
import { newHouseholdSecret } from '../../auth/secrets/household-secret.ts'
import { findUser } from '../../auth/users/find-user.ts'
import type { Db } from '../../db/database.ts'
import { onlyRow } from '../../db/only-row.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import { addressHash, tokenHash } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { invitationMail } from '../../mail/templates/invitation-mail.ts'
import { newId } from '../../new-id.ts'
import { lockParents } from '../lock-parents.ts'
import { actsHere } from '../membership/acts-here.ts'
import { liveInvitations } from '../membership/live-invitations.ts'
import { requireOwner } from '../membership/require-owner.ts'
import { toInvitation } from '../membership/to-invitation.ts'

/** Throws `household_full` where parents and invitations are as many as a household may have. */
async function requireRoom(tx: Db, now: Date, householdId: string): Promise<void> {
  const parents = await tx.$count(users, actsHere(householdId))
  const invited = await tx.$count(invitations, liveInvitations(householdId, now))
  if (parents + invited >= limits.parentsPerHousehold) throw new AppError('household_full')
}

/**
 * Mails a link of one use by which whoever has that address joins the household; an earlier one to the same address
 * ends. Throws `owner_needed`, `confirmation_needed`, `household_full`, `invalid_input` for one's own address and
 * `too_many_requests`.
 */
export async function inviteParent(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  caller: Caller,
  { email, place }: { email: string; place: Place },
): Promise<HouseholdInvitation> {
  const { householdId, userId, keys, account } = caller
  const { lookup, origin } = services
  await requireOwner(db, caller)
  const inviter = await findUser(db, account.keys, userId)
  if (!inviter) throw new AppError('unauthenticated')
  if (inviter.email === email) {
    const detail = words.inviteAnother()
    throw new AppError('invalid_input', { detail, fields: { email: detail } })
  }
  await requireConfirmed(db, now, account)
  await countAttempts(db, now, [accountLimit(lookup, 'invitation', userId)])
  const id = newId(now)
  const secret = newHouseholdSecret(lookup, 'invitation', householdId)
  const hash = addressHash(lookup, email)
  return db.transaction(async (tx) => {
    await lockParents(tx, householdId)
    await requireOwner(tx, caller)
    await tx
      .delete(invitations)
      .where(and(eq(invitations.householdId, householdId), eq(invitations.addressHash, hash)))
    await requireRoom(tx, now, householdId)
    const inserted = await tx
      .insert(invitations)
      .values({
        householdId,
        id,
        invitedBy: userId,
        tokenHash: tokenHash(lookup, secret),
        addressHash: hash,
        email: sealedColumns.invitedEmail.seal(keys.own, [householdId, id], email),
        createdAt: now,
        expiresAt: new Date(now.getTime() + limits.invitationDays * dayMs),
      })
      .returning()
    const row = onlyRow(inserted)
    await noteAccessEvent(tx, now, account.keys, { userId, kind: 'parent_invited', place })
    await queueMail(tx, now, services, {
      about: caller,
      mail: () => ({
        to: email,
        ...invitationMail(origin, secret, inviter.email),
        mayComeTwice: true,
      }),
    })
    return toInvitation(keys, row)
  })
}
