import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { knownDevices, users } from '../../db/schema.ts'
import { hashToken, newToken } from '../secrets/secret-token.ts'

/** Whether somebody logged in to this account on this device before: it has limits of its own. */
export async function isKnownDevice(
  db: Db,
  now: Date,
  email: string,
  deviceToken: string | undefined,
): Promise<boolean> {
  if (!deviceToken) return false
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(users.email, email),
        eq(knownDevices.tokenHash, hashToken(deviceToken)),
        gt(knownDevices.expiresAt, now),
      ),
    )
  return row !== undefined
}

/** A token that we gave out ourselves; anybody may make up another. */
async function wasGivenOut(db: Db, now: Date, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, now)))
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
  userId: string,
  sentToken?: string,
): Promise<string> {
  const kept = sentToken && (await wasGivenOut(db, now, hashToken(sentToken))) ? sentToken : null
  const token = kept ?? newToken()
  const expiresAt = new Date(now.getTime() + limits.knownDeviceDays * dayMs)
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token), expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { expiresAt },
    })
  const tooMany = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.tokenHash))
    .offset(limits.knownDevices)
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, tooMany)))
  return token
}
