import { isDeepStrictEqual } from 'node:util'
import type { Child } from '@brightplate/contract/child/child'
import type { ChangedFoodRecord } from '@brightplate/contract/papers/food-record'
import type { Caller } from '../../auth/caller.ts'
import { keepOfProfile } from '../../children/keep-of-profile.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { requireDayCame } from './require-day-came.ts'

const list = 'days'

/**
 * Keeps a three-day record, its days in their order. Throws `not_found`, `invalid_input` for a day to come, and
 * `profile_changed` where the record is no longer the one that the change was made from.
 */
export async function changeFoodRecord(
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys'>,
  id: string,
  { days, made_from }: ChangedFoodRecord,
): Promise<Child> {
  for (const [index, { date }] of days.entries()) requireDayCame(date, now, `${list}.${index}.date`)
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return keepOfProfile(db, now, caller, id, (stored) => {
    const before = stored.food_record?.days ?? []
    // A late repeat says what is there already.
    const isStale = made_from !== undefined && !isDeepStrictEqual(before, made_from)
    if (isStale && !isDeepStrictEqual(before, inOrder)) {
      throw new AppError('profile_changed', { stored, differs: ['food_record'] })
    }
    return { food_record: { days: inOrder } }
  })
}
