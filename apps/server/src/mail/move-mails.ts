import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { ofMember } from '../db/member.ts'
import { mails } from '../db/tables/operator/mails.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { contextOfMail } from './mail-keys.ts'

/** Seals the mails that wait for an account under the keys of its new household, with which they go from then on. */
export async function moveMails(
  tx: Db,
  { from, to }: { from: HouseholdKeys; to: HouseholdKeys },
  userId: string,
): Promise<void> {
  const { householdId } = to
  const rows = await tx
    .select()
    .from(mails)
    .where(ofMember(mails, { householdId: from.householdId, userId }))
  for (const { id, mail } of rows) {
    const opened = sealedColumns.mail.open(from.own, contextOfMail(from.householdId, id), mail)
    const sealed = sealedColumns.mail.seal(to.own, contextOfMail(householdId, id), opened)
    await tx.update(mails).set({ householdId, mail: sealed }).where(eq(mails.id, id))
  }
}
