import type { HouseholdInvitation } from '@brightplate/contract/account/household'
import type { invitations } from '../../db/tables/household/invitations.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

export const toInvitation = (
  { own }: Pick<HouseholdKeys, 'own'>,
  { householdId, id, email, createdAt, expiresAt }: typeof invitations.$inferSelect,
): HouseholdInvitation => ({
  id,
  email: sealedColumns.invitedEmail.open(own, [householdId, id], email),
  invited_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})
