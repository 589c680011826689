import { eq } from 'drizzle-orm'
import { storedPasskeys } from '../../auth/passkeys/stored-passkeys.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { addresses } from '../../db/tables/directory/addresses.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { moveMails } from '../../mail/move-mails.ts'
import type { BetweenHomes } from './between-homes.ts'

async function movePasskeys(tx: Db, { from, to }: BetweenHomes, userId: string): Promise<void> {
  const { householdId } = to
  const rows = await storedPasskeys(tx, { householdId: from.householdId, userId, keys: from })
  for (const { credentialHash, id, name, credentialId, publicKey } of rows) {
    const opened = { name, credentialId, publicKey }
    const details = sealedColumns.passkey.seal(to.own, [householdId, id], opened)
    await tx
      .update(passkeys)
      .set({ householdId, details })
      .where(eq(passkeys.credentialHash, credentialHash))
  }
}

/** A link that was mailed stays good: one that locks the account leads back to before a stranger's change. */
async function moveLinks(tx: Db, { from, to }: BetweenHomes, userId: string): Promise<void> {
  const { householdId } = to
  const { linkEmail } = sealedColumns
  const rows = await tx
    .select()
    .from(accountLinks)
    .where(ofMember(accountLinks, { householdId: from.householdId, userId }))
  for (const { tokenHash, email } of rows) {
    const opened = linkEmail.open(from.own, [from.householdId, tokenHash], email)
    await tx
      .update(accountLinks)
      .set({ householdId, email: linkEmail.seal(to.own, [householdId, tokenHash], opened) })
      .where(eq(accountLinks.tokenHash, tokenHash))
  }
}

/** Has all that leads to an account lead to where it is from now on. Its sessions are not moved: they end. */
export async function moveDirectory(tx: Db, homes: BetweenHomes, userId: string): Promise<void> {
  const before = { householdId: homes.from.householdId, userId }
  const { householdId } = homes.to
  for (const table of [addresses, knownDevices]) {
    await tx.update(table).set({ householdId }).where(ofMember(table, before))
  }
  await movePasskeys(tx, homes, userId)
  await moveLinks(tx, homes, userId)
  await moveMails(tx, homes, userId)
}
