import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

/** Every address that mails about an account went to of late, that of now first. */
export async function addressesOf(
  tx: Db,
  { keys, ...member }: Member & { keys: HouseholdKeys },
  now: string,
): Promise<string[]> {
  const links = await tx.select().from(accountLinks).where(ofMember(accountLinks, member))
  const before = links.map(({ householdId, tokenHash, email }) =>
    sealedColumns.linkEmail.open(keys.own, [householdId, tokenHash], email),
  )
  return [...new Set([now, ...before])]
}
