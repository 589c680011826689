import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { ToggleGroup } from 'radix-ui'
import { useEffect, useRef } from 'react'
import * as words from '#words/plans/days'
import * as planWords from '#words/plans/plan'
import { dayName, shortWeekday } from '../../../ui/words/dates.ts'

interface DayStripProps {
  days: readonly PlanDay[]
  openDay: string
  today: string
  onChoose: (day: string) => void
}

function nameOf(day: number, date: string | undefined, isToday: boolean): string {
  if (!date) return planWords.day({ day })
  const on = { day, date: dayName(date) }
  return isToday ? words.dayOnToday(on) : words.dayOn(on)
}

/** The plan's days in a row that scrolls by itself; arrow keys move along it. */
export function DayStrip({ days, openDay, today, onChoose }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  // Moves the strip alone: `scrollIntoView` would move the page too.
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>(`[data-day="${openDay}"]`)
    if (!strip.current || !item) return
    strip.current.scrollLeft = item.offsetLeft - (strip.current.clientWidth - item.offsetWidth) / 2
  }, [openDay])
  return (
    <ToggleGroup.Root
      ref={strip}
      type="single"
      aria-label={words.daysOfPlan}
      value={openDay}
      onValueChange={(day) => onChoose(day || openDay)}
      className="relative flex gap-1.5 overflow-x-auto px-4 py-0.5 sm:py-2"
    >
      {days.map(({ day, date }) => {
        const isToday = date === today
        return (
          <ToggleGroup.Item
            key={day}
            value={String(day)}
            data-day={day}
            aria-label={nameOf(day, date, isToday)}
            className="group grid min-h-13 min-w-11 flex-1 shrink-0 place-content-center justify-items-center rounded-control px-1 text-muted leading-tight hover:bg-wash data-[state=on]:bg-leaf data-[state=on]:text-on-leaf sm:max-w-20"
          >
            <span className="text-sm">{date ? shortWeekday(date) : words.dayAbove}</span>
            <span className="font-semibold text-lg tabular-nums">
              {date ? Number(date.slice(8)) : day}
            </span>
            <span
              aria-hidden
              className={`h-1 w-4 rounded-full ${isToday ? 'bg-apricot' : 'bg-transparent'}`}
            />
          </ToggleGroup.Item>
        )
      })}
    </ToggleGroup.Root>
  )
}
