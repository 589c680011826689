import type { LoginBody, Session } from '@brightplate/contract/auth'
import { verifyPassword } from 'better-auth/crypto'
import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { credentials, loginFailures, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { newId } from '../new-id.ts'
import { addressHash } from './installation-secret.ts'
import { startSession } from './start-session.ts'

export const loginWindowMs = 15 * 60 * 1000
const failuresAllowed = 10

// scrypt of a password that nobody has, so that an unknown address takes as long as a known one.
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** Counts an attempt before it is checked, so that simultaneous guesses cannot outrun the limit. */
async function countAttempt(db: Db, now: Date, hash: string): Promise<void> {
  const id = newId(now)
  const windowStart = new Date(now.getTime() - loginWindowMs)
  const ofAddress = eq(loginFailures.addressHash, hash)
  await db.delete(loginFailures).where(lte(loginFailures.failedAt, windowStart))
  await db.insert(loginFailures).values({ id, addressHash: hash, failedAt: now })
  const [row] = await db
    .select({ attempts: count() })
    .from(loginFailures)
    .where(and(ofAddress, gt(loginFailures.failedAt, windowStart)))
  if ((row?.attempts ?? 0) > failuresAllowed) {
    await db.delete(loginFailures).where(eq(loginFailures.id, id))
    throw new AppError('too_many_attempts')
  }
}

/** Opens a session. Throws `bad_credentials`, the same for an unknown address, or `too_many_attempts`. */
export async function logIn(
  db: Db,
  now: Date,
  secret: string,
  { email, password }: LoginBody,
): Promise<Session> {
  const hash = addressHash(secret, email)
  await countAttempt(db, now, hash)
  const [row] = await db
    .select({ id: users.id, name: users.name, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email))
  const matches = await verifyPassword({ hash: row?.hash ?? nobodysHash, password })
  if (!row?.hash || !matches) throw new AppError('bad_credentials')
  await db.delete(loginFailures).where(eq(loginFailures.addressHash, hash))
  const token = await startSession(db, row.id, now)
  return { token, user: { id: row.id, name: row.name, email } }
}
