import type { GoalTick } from '@brightplate/contract/child/goal-tick'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '#words/goal-ticks'
import { isMet, weeksBefore } from './goal-weeks.ts'

const weeksInRow = 8

interface GoalRowProps {
  goal: string
  ticks: readonly GoalTick[]
  weekStart: string
  thisWeek: string
  disabled: boolean
  onChange: (met: boolean) => void
}

/** A goal with the tick of the week that is shown, and eight weeks as small marks, oldest first. */
export function GoalRow({ goal, ticks, weekStart, thisWeek, disabled, onChange }: GoalRowProps) {
  const weeks = Array.from({ length: weeksInRow }, (_, week) =>
    weeksBefore(thisWeek, weeksInRow - 1 - week),
  )
  const count = weeks.filter((week) => isMet(ticks, goal, week)).length
  const met = isMet(ticks, goal, weekStart)
  // The box follows the finger within the click; the cache tells its readers a moment later.
  const [checked, setChecked] = useState(met)
  useEffect(() => setChecked(met), [met])
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card shadow-soft has-checked:border-leaf">
      <label className="flex min-h-16 items-center gap-4 px-4 py-3 has-enabled:hover:bg-wash has-checked:bg-wash sm:px-5">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => {
            setChecked(target.checked)
            onChange(target.checked)
          }}
          className="size-8 shrink-0 accent-leaf"
        />
        <span className="wrap-anywhere font-semibold text-lg first-letter:uppercase">{goal}</span>
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 sm:px-5">
        <p className="text-muted text-sm">{words.ofLastWeeks({ count, weeks: weeksInRow })}</p>
        <div aria-hidden className="flex gap-1.5">
          {weeks.map((week) => {
            const isTicked = isMet(ticks, goal, week)
            return (
              <span
                key={week}
                className={`grid size-6 place-items-center rounded-full border ${isTicked ? 'border-leaf bg-leaf text-on-leaf' : 'border-muted/50 bg-card'} ${week === weekStart ? 'outline-2 outline-muted outline-offset-2' : ''}`}
              >
                {isTicked && <Check size={14} strokeWidth={3} />}
              </span>
            )
          })}
        </div>
      </div>
    </li>
  )
}
