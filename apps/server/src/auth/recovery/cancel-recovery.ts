import type { Place } from '@brightplate/contract/account/device'
import type { Db } from '../../db/database.ts'
import { keepFactor } from '../codes/keep-factor.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/** Has the app of the caller's account stay, whoever asked to have it forgotten. */
export async function cancelRecovery(
  db: Db,
  now: Date,
  { keys, userId }: AccountHolder,
  place: Place,
): Promise<void> {
  await db.transaction((tx) => keepFactor(tx, now, keys, { userId, place }))
}
