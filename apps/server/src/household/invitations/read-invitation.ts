import type { Invitation } from '@brightplate/contract/account/household'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { findInvitation } from './find-invitation.ts'

/** Who invites. Throws `invitation_invalid`. */
export async function readInvitation(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'keys'>,
  token: string,
): Promise<Invitation> {
  const { row, keys } = await findInvitation(db, now, services, token)
  const { householdId, invitedBy } = row
  const [inviter] = await db
    .select({ person: users.person })
    .from(users)
    .where(rowOf(users, householdId, invitedBy))
  if (!inviter) throw new AppError('invitation_invalid')
  return {
    invited_by: sealedColumns.name.open(keys.own, [householdId, invitedBy], inviter.person).name,
    expires_at: row.expiresAt.toISOString(),
  }
}
