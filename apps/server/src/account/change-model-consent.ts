import type { Caller } from '../auth/caller.ts'
import { noteWithdrawnConsent } from '../consents/note-withdrawn-consent.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { forgetUnagreed } from '../household/membership/forget-unagreed.ts'

interface ModelConsent {
  /** Whom the screen named: without one there is nothing to agree to. */
  provider: string | null
  agrees: boolean
}

/** Keeps whether a parent agrees that a provider is asked for dishes; with the last agreement of the household those go. */
export async function changeModelConsent(
  tx: Db,
  now: Date,
  { householdId, userId, keys }: Pick<Caller, 'householdId' | 'userId' | 'keys'>,
  { provider, agrees }: ModelConsent,
): Promise<void> {
  const own = rowOf(users, householdId, userId)
  const [before] = await tx
    .select({ provider: users.modelProvider, at: users.modelAgreedAt })
    .from(users)
    .where(own)
  const after = agrees ? provider : null
  await tx
    .update(users)
    .set({ modelProvider: after, modelAgreedAt: after === null ? null : now, updatedAt: now })
    .where(own)
  if (before?.provider && before.at && before.provider !== after) {
    await noteWithdrawnConsent(tx, now, keys, {
      of: { userId },
      kind: 'language_model',
      recipient: before.provider,
      agreedAt: before.at.toISOString(),
    })
  }
  if (!agrees) await forgetUnagreed(tx, householdId)
}
