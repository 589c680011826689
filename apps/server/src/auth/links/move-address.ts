import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember, rowOf } from '../../db/member.ts'
import { addresses } from '../../db/tables/directory/addresses.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { addressHash, type LookupKey, trialAddressHash } from '../../keys/lookup-key.ts'
import { findUser, sealPerson } from '../users/find-user.ts'

/** Gives an account another address, which is not proved yet. The caller holds the locks, and knows that it is free. */
export async function moveAddress(
  tx: Db,
  now: Date,
  lookup: LookupKey,
  keys: HouseholdKeys,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { householdId } = keys
  const user = await findUser(tx, keys, userId)
  if (!user) return
  const trialHash = trialAddressHash(lookup, email)
  await tx.delete(addresses).where(ofMember(addresses, { householdId, userId }))
  await tx
    .insert(addresses)
    .values({ addressHash: addressHash(lookup, email), trialHash, householdId, userId })
  await tx
    .update(users)
    .set({
      person: sealPerson(keys, userId, { name: user.name, email }),
      trialHash,
      emailVerified: false,
      updatedAt: now,
    })
    .where(rowOf(users, householdId, userId))
}

/** Whether another account has the address. */
export async function isTaken(
  tx: Db,
  lookup: LookupKey,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const [owner] = await tx
    .select({ userId: addresses.userId })
    .from(addresses)
    .where(eq(addresses.addressHash, addressHash(lookup, email)))
  return owner !== undefined && owner.userId !== userId
}
