import { limits } from '@brightplate/contract/limits'
import * as words from '#words/papers/record'
import { dayName } from '../../../ui/words/dates.ts'

interface DaysOfRecordProps {
  /** In their order. */
  days: readonly string[]
  shown: string
  onShow: (day: string) => void
}

const place =
  'grid min-h-12 place-content-center justify-items-center rounded-control px-1 text-center leading-tight'

/** How far the record is: its days to turn to, and the places that are left. */
export function DaysOfRecord({ days, shown, onShow }: DaysOfRecordProps) {
  const most = limits.foodRecordDays
  const left = Array.from({ length: most - days.length }, (_, at) => days.length + at + 1)
  return (
    <div>
      <p className="mb-2 font-semibold">{words.daysIn({ count: days.length, most })}</p>
      <ul
        aria-label={words.daysOfRecord}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.75em),1fr))] gap-2 text-sm"
      >
        {days.map((day) => (
          <li key={day} className="grid">
            <button
              type="button"
              aria-current={day === shown ? 'date' : undefined}
              onClick={() => onShow(day)}
              className={`${place} border border-leaf bg-wash font-semibold text-leaf first-letter:uppercase aria-[current]:inset-ring aria-[current]:inset-ring-leaf`}
            >
              {dayName(day)}
            </button>
          </li>
        ))}
        {left.map((number) => (
          <li key={number} className={`${place} border border-muted border-dashed text-muted`}>
            {words.dayNumber({ number })}
          </li>
        ))}
      </ul>
    </div>
  )
}
