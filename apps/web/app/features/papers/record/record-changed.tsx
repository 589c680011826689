import { useEffect, useRef } from 'react'
import * as words from '#words/papers/record'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import type { ChangedDay } from './merge-records.ts'

/** Which days somebody else saved meanwhile; the reader is led to it. */
export function RecordChanged({ days }: { days: readonly ChangedDay[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (days.length > 0) title.current?.focus()
  }, [days])
  return (
    <section
      aria-labelledby="record-changed"
      className="grid grid-cols-1 gap-2 rounded-card bg-wash px-5 py-4"
    >
      <h2 id="record-changed" ref={title} tabIndex={-1} className="font-semibold">
        {words.changedTitle}
      </h2>
      <p>{words.changedIntro}</p>
      <BulletList
        lines={days.map(({ date, what }) => words.dayChanged({ day: dayName(date), what }))}
      />
    </section>
  )
}
