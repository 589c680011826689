import type { LoginBody, Session } from '@brightplate/contract/auth'
import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { attempts, credentials, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { countAttempt } from './count-attempt.ts'
import { addressHash } from './installation-secret.ts'
import { startSession } from './start-session.ts'

const failuresAllowed = 10

// scrypt of a password that nobody has, so that an unknown address takes as long as a known one.
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** Opens a session. Throws `bad_credentials`, the same for an unknown address, or `too_many_attempts`. */
export async function logIn(
  db: Db,
  now: Date,
  secret: string,
  { email, password }: LoginBody,
): Promise<Session> {
  const hash = addressHash(secret, email)
  await countAttempt(db, now, { kind: 'login', keyHash: hash, allowed: failuresAllowed })
  const [row] = await db
    .select({ id: users.id, name: users.name, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email))
  const matches = await verifyPassword({ hash: row?.hash ?? nobodysHash, password })
  if (!row?.hash || !matches) throw new AppError('bad_credentials')
  await db.delete(attempts).where(and(eq(attempts.kind, 'login'), eq(attempts.keyHash, hash)))
  const token = await startSession(db, row.id, now)
  return { token, user: { id: row.id, name: row.name, email } }
}
