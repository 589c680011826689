import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { users } from '../../db/tables/household/users.ts'

/** The rows of all who act in a household: those at home in it who opened no other, and those who joined. */
export const actsHere = (householdId: string): SQL | undefined =>
  and(eq(users.householdId, householdId), isNull(users.actsIn))
