import { and, ne } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { accountOfParent } from '../household/membership/account-of-parent.ts'
import { actsHere } from '../household/membership/acts-here.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { allergyRemovedMail } from '../mail/templates/allergy-removed-mail.ts'

export type TellServices = Pick<AppServices, 'keys' | 'lookup' | 'queue' | 'origin'>

/** The ids of the other parents of a user's household. */
export async function otherParents(tx: Db, { householdId, userId }: Member): Promise<string[]> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(actsHere(householdId), ne(users.id, userId)))
  return others.map(({ id }) => id)
}

/** Mails other parents that an allergy was taken out, in the transaction that does it: none without its mails. */
export async function tellOfRemovedAllergy(
  tx: Db,
  now: Date,
  services: TellServices,
  { householdId, childId, parents }: { householdId: string; childId: string; parents: string[] },
): Promise<void> {
  for (const userId of parents) {
    const account = await accountOfParent(tx, services, { householdId, userId })
    if (!account) continue
    await queueMail(tx, now, services, {
      about: account,
      mail: () => ({
        to: account.email,
        ...allergyRemovedMail(services.origin, childId),
        mayComeTwice: true,
      }),
    })
  }
}
