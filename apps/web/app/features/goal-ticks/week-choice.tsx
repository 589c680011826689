import { limits } from '@brightplate/contract/limits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as words from '#words/goal-ticks'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { shortDate } from '../../ui/words/dates.ts'
import { weeksBefore } from './goal-weeks.ts'

interface WeekChoiceProps {
  thisWeek: string
  weeksAgo: number
  onChange: (weeksAgo: number) => void
}

/** Steps through the weeks, this one last. */
export function WeekChoice({ thisWeek, weeksAgo, onChange }: WeekChoiceProps) {
  const from = shortDate(weeksBefore(thisWeek, weeksAgo))
  return (
    <div className="flex items-center justify-between gap-2 rounded-card bg-wash px-1 py-1">
      <IconButton
        icon={ChevronLeft}
        label={words.weekBefore}
        disabled={weeksAgo >= limits.goalWeeksShown - 1}
        onClick={() => onChange(weeksAgo + 1)}
      />
      <p aria-live="polite" className="min-w-0 text-center">
        <span className="block font-semibold">{words.weeksAgo({ weeks: weeksAgo })}</span>
        <span className="text-muted text-sm">{words.from({ date: from })}</span>
      </p>
      <IconButton
        icon={ChevronRight}
        label={words.weekAfter}
        disabled={weeksAgo === 0}
        onClick={() => onChange(weeksAgo - 1)}
      />
    </div>
  )
}
