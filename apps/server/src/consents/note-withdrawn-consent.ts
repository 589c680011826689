import type { ConsentKind } from '@brightplate/contract/account/consents'
import { wordsVersion } from '@brightplate/contract/account/words-version'
import { limits } from '@brightplate/contract/limits'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { withdrawnConsents } from '../db/tables/household/withdrawn-consents.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { newId } from '../new-id.ts'
import { type ConsentOf, sealConsent } from './consent-row.ts'

interface Withdrawn {
  of: ConsentOf
  kind: ConsentKind
  recipient: string | null
  agreedAt: string
}

/** Records a withdrawn consent in the transaction that withdraws it; the household's oldest records are pruned. */
export async function noteWithdrawnConsent(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  { of, kind, recipient, agreedAt }: Withdrawn,
): Promise<void> {
  const { householdId } = keys
  const id = newId(now)
  const words_version = wordsVersion(kind, agreedAt)
  const consent = sealConsent(keys, id, of, { kind, recipient, words_version, agreed_at: agreedAt })
  // A deleted child's key is gone, and its records with it.
  if (!consent) return
  await tx.insert(withdrawnConsents).values({ householdId, id, ...of, consent, withdrawnAt: now })
  const ofHousehold = eq(withdrawnConsents.householdId, householdId)
  const tooMany = tx
    .select({ id: withdrawnConsents.id })
    .from(withdrawnConsents)
    .where(ofHousehold)
    .orderBy(desc(withdrawnConsents.id))
    .offset(limits.withdrawnConsentsKept)
  await tx.delete(withdrawnConsents).where(and(ofHousehold, inArray(withdrawnConsents.id, tooMany)))
}
