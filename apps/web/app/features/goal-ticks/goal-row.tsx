import type { GoalTick } from '@brightplate/contract/child/goal-tick'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '#words/goal-ticks'
import { CheckField } from '../../ui/forms/field.tsx'
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

/** A goal with this week's tick, and the weeks before as small marks, oldest first. */
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
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <CheckField
        label={goal}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => {
          setChecked(target.checked)
          onChange(target.checked)
        }}
      />
      <div className="min-[380px]:ml-9 sm:ml-0">
        <div aria-hidden className="flex flex-wrap gap-1">
          {weeks.map((week) => {
            const isTicked = isMet(ticks, goal, week)
            return (
              <span
                key={week}
                className={`grid size-6 place-items-center rounded-full border ${isTicked ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-wash'} ${week === weekStart ? 'outline-2 outline-muted outline-offset-1' : ''}`}
              >
                {isTicked && <Check size={14} strokeWidth={3} />}
              </span>
            )
          })}
        </div>
        <p className="text-muted text-sm">{words.ofLastWeeks({ count, weeks: weeksInRow })}</p>
      </div>
    </li>
  )
}
