import { asc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

type Row = typeof passkeys.$inferSelect

/** A row with what is sealed in it. Throws a `SealError`. */
export const openPasskey = (keys: HouseholdKeys, row: Row) => ({
  ...row,
  ...sealedColumns.passkey.open(keys.own, [row.householdId, row.id], row.details),
})

export type StoredPasskey = ReturnType<typeof openPasskey>

/** The user's passkeys, the eldest first. */
export async function storedPasskeys(
  db: Db,
  { keys, ...member }: Member & { keys: HouseholdKeys },
): Promise<StoredPasskey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(ofMember(passkeys, member))
    .orderBy(asc(passkeys.id))
  return rows.map((row) => openPasskey(keys, row))
}
