import type { Child } from '@brightplate/contract/child/child'
import type { FoodRecord } from '@brightplate/contract/papers/food-record'
import type { Caller } from '../../auth/caller.ts'
import { keepOfProfile } from '../../children/keep-of-profile.ts'
import type { Db } from '../../db/database.ts'
import { requireDayCame } from './require-day-came.ts'

const list = 'days'

/** Keeps a three-day record, its days in their order. Throws `not_found`, and `invalid_input` for a day to come. */
export async function changeFoodRecord(
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys'>,
  id: string,
  { days }: FoodRecord,
): Promise<Child> {
  for (const [place, { date }] of days.entries()) requireDayCame(date, now, `${list}.${place}.date`)
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return keepOfProfile(db, now, caller, id, { food_record: { days: inOrder } })
}
