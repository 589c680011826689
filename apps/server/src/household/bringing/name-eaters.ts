import { eq } from 'drizzle-orm'
import { profileColumns } from '../../children/stored/child-columns.ts'
import { openChild, type StoredChild } from '../../children/stored/open-child.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { children } from '../../db/tables/household/children.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { StoredEater } from '../../keys/sealed-columns.ts'

/** A child of another household as somebody at the table: what they may not eat holds on. */
const asPerson = ({ name, age, allergies, dietary_preferences }: StoredChild): StoredEater => ({
  name,
  age,
  allergies,
  dietary_preferences,
})

/**
 * Where some children of a household go to another, those of both who eat together are named in each other's profiles
 * in place of being pointed to.
 */
export async function nameEaters(
  tx: Db,
  keys: HouseholdKeys,
  leaving: readonly string[],
): Promise<void> {
  const rows = await tx.select().from(children).where(eq(children.householdId, keys.householdId))
  const all = rows.flatMap((row) => openChild(keys, row) ?? [])
  const isLeaving = (id: string) => leaving.includes(id)
  for (const { id, created_at: _, ...profile } of all) {
    const eaters = profile.eaters?.flatMap((one) => {
      if (!('child_id' in one) || isLeaving(one.child_id) === isLeaving(id)) return one
      const other = all.find((child) => child.id === one.child_id)
      return other ? asPerson(other) : []
    })
    if (!eaters || !profile.eaters?.some((one, at) => one !== eaters[at])) continue
    await tx
      .update(children)
      .set(profileColumns(keys, id, { ...profile, eaters }))
      .where(rowOf(children, keys.householdId, id))
  }
}
