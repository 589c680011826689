import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { newToken } from '../secrets/secret-token.ts'

/** Whether somebody logged in to this account on this device before: it has limits of its own. */
export async function isKnownDevice(
  db: Db,
  now: Date,
  lookup: LookupKey,
  member: Member | null,
  deviceToken: string | undefined,
): Promise<boolean> {
  if (!deviceToken || !member) return false
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash(lookup, deviceToken)),
        ofMember(knownDevices, member),
        gt(knownDevices.expiresAt, now),
      ),
    )
  return row !== undefined
}

/** A token that we gave out ourselves; anybody may make up another. */
async function wasGivenOut(db: Db, now: Date, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, hash), gt(knownDevices.expiresAt, now)))
    .limit(1)
  return row !== undefined
}

/**
 * Knows the device of a login from now on, and answers with its token: the one it sent, where that
 * is ours, so that several parents may share a device.
 */
export async function rememberDevice(
  db: Db,
  now: Date,
  lookup: LookupKey,
  { householdId, userId }: Member,
  sentToken?: string,
): Promise<string> {
  const hash = (token: string) => tokenHash(lookup, token)
  const knownToken = sentToken && (await wasGivenOut(db, now, hash(sentToken))) ? sentToken : null
  const token = knownToken ?? newToken()
  const expiresAt = new Date(now.getTime() + limits.knownDeviceDays * dayMs)
  await db
    .insert(knownDevices)
    .values({ tokenHash: hash(token), householdId, userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.householdId, knownDevices.userId],
      set: { expiresAt },
    })
  const own = ofMember(knownDevices, { householdId, userId })
  const tooMany = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.tokenHash))
    .offset(limits.knownDevices)
  await db.delete(knownDevices).where(and(own, inArray(knownDevices.tokenHash, tooMany)))
  return token
}
