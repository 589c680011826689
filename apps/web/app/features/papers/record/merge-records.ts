import type { RecordDay } from '@brightplate/contract/papers/food-record'
import { mergeChanges } from '../../children/merge-changes.ts'

export interface ChangedDay {
  date: string
  /** What was done to it elsewhere, and whether it was changed here as well. */
  what: 'added' | 'removed' | 'changed' | 'both'
}

interface ThreeRecords {
  /** As the form was opened. */
  base: readonly RecordDay[]
  mine: readonly RecordDay[]
  latest: readonly RecordDay[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface ThreeDays {
  was: RecordDay | undefined
  mine: RecordDay | undefined
  now: RecordDay | undefined
}

/** A day that was changed in both places holds the foods of both; one that is gone in one place only stays. */
function mergedDay({ was, mine, now }: ThreeDays): RecordDay | undefined {
  if (isSame(was, mine)) return now
  if (isSame(was, now)) return mine
  return mine && now
    ? mergeChanges(was ?? { ...mine, note: '', rows: [] }, mine, now)
    : (mine ?? now)
}

function whatOf({ was, mine, now }: ThreeDays): ChangedDay['what'] | null {
  if (isSame(was, now) || isSame(mine, now)) return null
  if (!isSame(was, mine)) return 'both'
  return was === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
}

/** What was changed here laid onto what was saved meanwhile, by days in their order, and what to look at. */
export function mergeRecords({ base, mine, latest }: ThreeRecords): {
  days: RecordDay[]
  changed: ChangedDay[]
} {
  const dates = [...new Set([...base, ...mine, ...latest].map(({ date }) => date))].sort()
  const dayIn = (days: readonly RecordDay[], date: string) => days.find((one) => one.date === date)
  const three = dates.map((date) => ({
    date,
    was: dayIn(base, date),
    mine: dayIn(mine, date),
    now: dayIn(latest, date),
  }))
  return {
    days: three.flatMap((day) => mergedDay(day) ?? []),
    changed: three.flatMap((day) => {
      const what = whatOf(day)
      return what ? [{ date: day.date, what }] : []
    }),
  }
}
