import { type AnyPgColumn, foreignKey } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Rows of a user, with whom they go. */
export const ofUser = (name: string, table: { householdId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.householdId, table.userId],
    foreignColumns: [users.householdId, users.id],
  }).onDelete('cascade')
