import { daysLater } from '@brightplate/contract/plain-date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/papers/record'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { dayName } from '../../../ui/words/dates.ts'

interface ShownDayProps {
  day: string
  today: string
  onShow: (day: string) => void
}

/** How long ago a record may begin: an earlier date is half typed. */
const earliest = '2000-01-01'

/** Which day is looked at, in words, with a way to the days around it and to any other. */
export function ShownDay({ day, today, onShow }: ShownDayProps) {
  /** Of a date that is no day yet, or none to record. */
  const [typed, setTyped] = useState<string | null>(null)
  const show = (wanted: string) => {
    setTyped(null)
    if (wanted <= today) onShow(wanted)
  }
  const near =
    day === today ? words.today : day === daysLater(today, -1) ? words.yesterday : undefined
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <IconButton
          icon={ChevronLeft}
          label={words.dayBefore}
          className="border border-line bg-card"
          onClick={() => show(daysLater(day, -1))}
        />
        <h2
          aria-live="polite"
          className="wrap-normal min-w-min flex-1 text-center text-xl first-letter:uppercase"
        >
          {near && <span className="block text-base text-leaf">{near} </span>}
          <span className="inline-block first-letter:uppercase">{dayName(day)}</span>
        </h2>
        <IconButton
          icon={ChevronRight}
          label={words.dayAfter}
          className="border border-line bg-card aria-disabled:opacity-40"
          // Not `disabled`: whoever came to today by it would lose the focus.
          aria-disabled={day >= today}
          onClick={() => show(daysLater(day, 1))}
        />
      </div>
      <div className="flex justify-center">
        <Disclosure summary={words.anotherDay}>
          <TextField
            label={words.day}
            hint={words.dayHint}
            type="date"
            min={earliest}
            max={today}
            value={typed ?? day}
            onChange={({ target: { value, validity } }) => {
              if (value && validity.valid) show(value)
              else setTyped(value)
            }}
          />
        </Disclosure>
      </div>
    </div>
  )
}
