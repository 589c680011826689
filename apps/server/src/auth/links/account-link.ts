import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember, rowOf } from '../../db/member.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { addressHash, type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import type { KeyStore } from '../../keys/stores/key-store.ts'
import { newToken } from '../secrets/secret-token.ts'
import { findUser } from '../users/find-user.ts'

type Kind = typeof accountLinks.$inferSelect.kind

const lifeMs: Record<Kind, number> = {
  reset: limits.resetLinkMinutes * 60 * 1000,
  lock: limits.lockLinkDays * dayMs,
  verify: limits.verifyLinkDays * dayMs,
}

interface LinkRequest {
  kind: Kind
  userId: string
  /** The address that the account has, or goes back to. */
  email: string
}

/** Makes a link of one use and answers with its token, which is kept nowhere here. */
export async function makeLink(
  db: Db,
  now: Date,
  lookup: LookupKey,
  keys: HouseholdKeys,
  { kind, userId, email }: LinkRequest,
): Promise<string> {
  const token = newToken()
  const hash = tokenHash(lookup, token)
  const { householdId } = keys
  await db.insert(accountLinks).values({
    tokenHash: hash,
    householdId,
    userId,
    kind,
    email: sealedColumns.linkEmail.seal(keys.own, [householdId, hash], email),
    addressHash: addressHash(lookup, email),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs[kind]),
  })
  return token
}

/** The link that a token opens; null for none, a used or an expired one, which is deleted: a clock that is set back must not open it again. */
export async function findLink(
  db: Db,
  now: Date,
  { lookup, keys }: { lookup: LookupKey; keys: KeyStore },
  kind: Kind,
  token: string,
) {
  const hash = tokenHash(lookup, token)
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.kind, kind), eq(accountLinks.tokenHash, hash)))
  if (row && row.expiresAt <= now) {
    await db.delete(accountLinks).where(eq(accountLinks.tokenHash, hash))
    return null
  }
  const ofHousehold = row && (await keys.find(db, row.householdId))
  if (!ofHousehold) return null
  const context = [row.householdId, row.tokenHash] as const
  return {
    ...row,
    keys: ofHousehold,
    email: sealedColumns.linkEmail.open(ofHousehold.own, context, row.email),
  }
}

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Uses a link up; false where another request was faster, or the account moved meanwhile. Takes the account's lock first. */
export async function useLink(
  tx: Db,
  { tokenHash: hash, keys, userId }: Pick<Link, 'tokenHash' | 'keys' | 'userId'>,
): Promise<boolean> {
  await lockUser(tx, keys, userId)
  const used = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, hash),
        ofMember(accountLinks, { householdId: keys.householdId, userId }),
      ),
    )
    .returning({ tokenHash: accountLinks.tokenHash })
  return used.length > 0
}

/** Makes changes of one account's access wait for each other; answers with its address. */
export async function lockUser(
  tx: Db,
  keys: HouseholdKeys,
  userId: string,
): Promise<string | null> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(rowOf(users, keys.householdId, userId))
    .for('update')
  return (await findUser(tx, keys, userId))?.email ?? null
}

/** No link of a kind that was mailed before does anything any more. */
export async function endLinks(tx: Db, member: Member, kind: Kind): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(ofMember(accountLinks, member), eq(accountLinks.kind, kind)))
}
