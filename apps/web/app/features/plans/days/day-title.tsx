import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { TriangleAlert } from 'lucide-react'
import { dayName, shortDate, weekday } from '../../../ui/words/dates.ts'

interface DayTitleProps {
  day: PlanDay
  isToday: boolean
  warned: boolean
}

export function DayTitle({ day, isToday, warned }: DayTitleProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-lg">Day {day.day}</span>
      {day.date && (
        <span className="text-muted">
          {isToday ? (
            <>
              <span className="max-sm:sr-only">{weekday(day.date)}, </span>
              {shortDate(day.date)}
            </>
          ) : (
            dayName(day.date)
          )}
        </span>
      )}
      {isToday && (
        <span className="rounded-full bg-apricot px-2.5 font-semibold text-on-apricot text-sm">
          Today
        </span>
      )}
      {warned && (
        <span className="inline-flex items-center gap-1 font-semibold text-danger text-sm">
          <TriangleAlert aria-hidden size={16} />
          Check this day
        </span>
      )}
    </span>
  )
}
