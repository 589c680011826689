import { noteWithdrawnConsent } from '../consents/note-withdrawn-consent.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { careLinks } from '../db/tables/household/care-links.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { isId } from '../new-id.ts'
import { openDetails } from './to-care-link.ts'

/** Throws `not_found`. */
export async function endCareLink(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  id: string,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(careLinks)
      .where(rowOf(careLinks, keys.householdId, id))
      .returning()
    if (!ended) throw new AppError('not_found')
    const details = openDetails(keys, ended)
    const hadEnded = ended.expiresAt !== null && ended.expiresAt <= now
    if (!details || hadEnded) return
    await noteWithdrawnConsent(tx, now, keys, {
      of: { childId: ended.childId },
      kind: 'care_link',
      recipient: details.recipient,
      agreedAt: ended.createdAt.toISOString(),
    })
  })
}
