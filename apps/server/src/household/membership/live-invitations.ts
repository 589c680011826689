import { and, eq, gt, type SQL } from 'drizzle-orm'
import { invitations } from '../../db/tables/household/invitations.ts'

/** A household's invitations that can still be used. */
export const liveInvitations = (householdId: string, now: Date): SQL | undefined =>
  and(eq(invitations.householdId, householdId), gt(invitations.expiresAt, now))
