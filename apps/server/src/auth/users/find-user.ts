import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { addresses } from '../../db/tables/directory/addresses.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { addressHash, type LookupKey } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

export interface Person {
  name: string
  email: string
}

/** Whose an e-mail address is; null for nobody's. */
export async function findMember(db: Db, lookup: LookupKey, email: string): Promise<Member | null> {
  const [row] = await db
    .select({ householdId: addresses.householdId, userId: addresses.userId })
    .from(addresses)
    .where(eq(addresses.addressHash, addressHash(lookup, email)))
  return row ?? null
}

/** The user's row where the account is, with name and address; null where there is none any more. */
export async function findUser(db: Db, keys: HouseholdKeys, userId: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(rowOf(users, keys.householdId, userId))
  if (!row) return null
  const { person, ...user } = row
  return { ...user, ...sealedColumns.person.open(keys.own, [keys.householdId, userId], person) }
}

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The name of who has joined a household, as it is stored there. */
export const sealName = (keys: HouseholdKeys, userId: string, name: string): Buffer =>
  sealedColumns.name.seal(keys.own, [keys.householdId, userId], { name })

/** Name and address as they are stored. */
export const sealPerson = (keys: HouseholdKeys, userId: string, { name, email }: Person): Buffer =>
  sealedColumns.person.seal(keys.own, [keys.householdId, userId], { name, email })
