import type { Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/household/users.ts'
import { actsHere } from '../../../household/membership/acts-here.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { sealedColumns } from '../../../keys/sealed-columns.ts'

const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The first names of a household's parents, by their ids; none where one parent is alone. */
export async function firstNames(
  db: Db,
  { householdId, own }: HouseholdKeys,
): Promise<ReadonlyMap<string, string>> {
  const parents = await db
    .select({ id: users.id, person: users.person })
    .from(users)
    .where(actsHere(householdId))
  if (parents.length < 2) return new Map()
  return new Map(
    parents.map(({ id, person }) => [
      id,
      firstOf(sealedColumns.name.open(own, [householdId, id], person).name),
    ]),
  )
}
