import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import type { Caller } from '../../auth/caller.ts'
import { requireChild } from '../../children/require-child.ts'
import type { Db } from '../../db/database.ts'
import type { CheckServices } from '../../plans/current-warnings.ts'
import type { OmitServices } from '../../profile-terms/omitted-foods.ts'
import { clinicFacts } from './clinic-facts.ts'
import { sharedDays } from './shared-days.ts'
import { type Sharing, sharedPageOf } from './shared-page-of.ts'

export type ShareServices = CheckServices & OmitServices

const daysShown = { today: 1, week: 7, about: 0, clinic: 0 } as const

/** A day that a reader says it is: one that it is somewhere now. */
function readersDay(now: Date, day: string | undefined): string {
  const today = plainDateOf(now)
  if (day === undefined) return today
  const [earliest, latest] = [daysLater(today, -1), daysLater(today, 1)]
  if (day < earliest) return earliest
  return day > latest ? latest : day
}

/** What is shared of a child, as it is now. Throws `not_found`. */
export async function shareChild(
  db: Db,
  now: Date,
  services: ShareServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  { childId, day, ...sharing }: Sharing & { childId: string; day?: string | undefined },
): Promise<SharedPage> {
  const { child } = await requireChild(db, caller.keys, childId)
  const { kind, language } = sharing
  const count = daysShown[kind]
  const from = readersDay(now, day)
  const days =
    count === 0 ? [] : await sharedDays(db, services, caller, { childId, language, from, count })
  const clinic =
    kind === 'clinic' ? await clinicFacts(db, services, caller, child, language) : undefined
  return sharedPageOf(child, sharing, now, days, clinic)
}
