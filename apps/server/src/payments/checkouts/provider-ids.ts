import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { providerIds } from '../../db/tables/directory/provider-ids.ts'
import { checkouts } from '../../db/tables/household/checkouts.ts'
import type { Checkout } from './settle-checkout.ts'

/** Notes whose a provider's customer or checkout is. */
export async function rememberProviderId(
  db: Db,
  providerId: string,
  { householdId, userId }: Member,
): Promise<void> {
  await db.insert(providerIds).values({ providerId, householdId, userId }).onConflictDoNothing()
}

/** Whose a provider's customer or checkout is; null for nobody's here. */
export async function findByProviderId(db: Db, providerId: string): Promise<Member | null> {
  const [row] = await db
    .select({ householdId: providerIds.householdId, userId: providerIds.userId })
    .from(providerIds)
    .where(eq(providerIds.providerId, providerId))
  return row ?? null
}

/** The checkout that a provider knows under this id. */
export async function findCheckout(db: Db, sessionId: string): Promise<Checkout | null> {
  const member = await findByProviderId(db, sessionId)
  if (!member) return null
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.householdId, member.householdId), eq(checkouts.sessionId, sessionId)))
  return row ?? null
}
