import { eq } from 'drizzle-orm'
import { announceChange } from '../../changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { newToken } from '../secrets/secret-token.ts'

/** Gives a session another token and answers with it: the one before opens nothing from now on, and its streams end. */
export async function renewSession(
  tx: Db,
  lookup: LookupKey,
  { userId, sessionHash }: { userId: string; sessionHash: string },
): Promise<string> {
  const token = newToken()
  // Another row, as a row lies where its token's hash says.
  const [before] = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionHash)).returning()
  if (!before) throw new AppError('unauthenticated')
  await tx.insert(sessions).values({ ...before, tokenHash: tokenHash(lookup, token) })
  await announceChange(tx, userId)
  return token
}
