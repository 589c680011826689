import * as words from '#words/papers/record'
import { ChangedNotice } from '../../../ui/changed-notice.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import type { ChangedDay } from './merge-records.ts'

/** Which days somebody else saved meanwhile. */
export const RecordChanged = ({ days }: { days: readonly ChangedDay[] }) => (
  <ChangedNotice
    changed={days}
    title={words.changedTitle}
    intro={words.changedIntro}
    lines={days.map(({ date, what }) => words.dayChanged({ day: dayName(date), what }))}
  />
)
