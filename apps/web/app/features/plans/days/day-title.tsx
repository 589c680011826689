import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { TriangleAlert } from 'lucide-react'
import * as words from '#words/plans/days'
import * as planWords from '#words/plans/plan'
import { dayName, shortDate, weekday } from '../../../ui/words/dates.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'

interface DayTitleProps {
  day: PlanDay
  isToday: boolean
  warned: boolean
}

export function DayTitle({ day, isToday, warned }: DayTitleProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-lg">{planWords.day({ day: day.day })}</span>
      {day.date && (
        <span className="text-muted">
          {isToday ? (
            <RichText
              text={words.dateOfToday({ weekday: weekday(day.date), date: shortDate(day.date) })}
              parts={{ weekday: (text) => <span className="max-sm:sr-only">{text}</span> }}
            />
          ) : (
            dayName(day.date)
          )}
        </span>
      )}
      {isToday && (
        <span className="rounded-full bg-apricot px-2.5 font-semibold text-on-apricot text-sm">
          {words.today}
        </span>
      )}
      {warned && (
        <span className="inline-flex items-center gap-1 font-semibold text-danger text-sm">
          <TriangleAlert aria-hidden size={16} />
          {words.checkDay}
        </span>
      )}
    </span>
  )
}
