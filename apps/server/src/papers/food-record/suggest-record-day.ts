import type { Language } from '@brightplate/contract/languages'
import type { RecordDay } from '@brightplate/contract/papers/food-record'
import type { Caller } from '../../auth/caller.ts'
import { sharedDays } from '../../care-links/page/shared-days.ts'
import { eatenFoods } from '../../children/eaten-foods.ts'
import { requireChild } from '../../children/require-child.ts'
import type { Db } from '../../db/database.ts'
import type { CheckServices } from '../../plans/current-warnings.ts'
import { recordDayOf } from './record-day-of.ts'
import { requireDayCame } from './require-day-came.ts'

/** A day of a food record prefilled from plan and eating log. Throws `not_found`, and `invalid_input` for a future day. */
export async function suggestRecordDay(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  { childId, day, language }: { childId: string; day: string; language: Language },
): Promise<RecordDay> {
  requireDayCame(day, now, 'day')
  await requireChild(db, caller.keys, childId)
  const planned = async (asked: Language) => {
    const [found] = await sharedDays(db, services, caller, {
      childId,
      language: asked,
      from: day,
      count: 1,
    })
    return found ? found.meals : []
  }
  const stored = await planned('en-US')
  const meals = language === 'en-US' ? stored : await planned(language)
  const answers = await eatenFoods(db, caller.keys, childId)
  const answersOfDay = answers.filter(({ eaten_on }) => eaten_on === day)
  return recordDayOf({ date: day, meals, stored, told: answersOfDay })
}
