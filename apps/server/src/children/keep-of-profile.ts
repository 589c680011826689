import type { Child } from '@brightplate/contract/child/child'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import type { ChildProfile } from '../keys/sealed-columns.ts'
import { requireChild } from './require-child.ts'
import { profileColumns } from './stored/child-columns.ts'
import { openChild } from './stored/open-child.ts'

/** What a parent writes of a child beside the form, each with a call of its own. */
type Written = Pick<ChildProfile, 'care_words' | 'school_words' | 'clinic_words' | 'food_record'>

/** Keeps something of a child, which may tell what is there already, and leaves all else as it is. Throws `not_found`. */
export const keepOfProfile = (
  db: Db,
  now: Date,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
  writtenOf: (stored: Child) => Written,
): Promise<Child> =>
  db.transaction(async (tx) => {
    await lockHousehold(tx, keys.householdId)
    const { row, child } = await requireChild(tx, keys, id)
    const opened = openChild(keys, row)
    if (!opened) throw new AppError('not_found')
    const written = writtenOf(child)
    const { id: _, created_at: __, ...profile } = opened
    await tx
      .update(children)
      .set({ ...profileColumns(keys, id, { ...profile, ...written }), updatedAt: now })
      .where(rowOf(children, keys.householdId, id))
    return { ...child, ...written }
  })
