import type { LocalizedWords } from '@brightplate/contract/localized-words'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { wordsOf, wordsOfCall } from '../requests/words-of-call.ts'

/** Words of the language that an account chose; of the call where it chose none. English for who runs the service. */
export async function wordsOfAccount(
  db: Db,
  account: { keys: { householdId: string }; userId: string } | null,
): Promise<LocalizedWords | undefined> {
  if (!account) return undefined
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(rowOf(users, account.keys.householdId, account.userId))
  return row?.language ? wordsOf(row.language) : wordsOfCall()
}
