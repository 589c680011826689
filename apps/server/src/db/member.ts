import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A user within a household. */
export interface Member {
  householdId: string
  userId: string
}

/** The rows of a member. */
export const ofMember = (
  table: { householdId: AnyPgColumn; userId: AnyPgColumn },
  { householdId, userId }: Member,
): SQL | undefined => and(eq(table.householdId, householdId), eq(table.userId, userId))

/** The row of a household with this id. */
export const rowOf = (
  table: { householdId: AnyPgColumn; id: AnyPgColumn },
  householdId: string,
  id: string,
): SQL | undefined => and(eq(table.householdId, householdId), eq(table.id, id))
