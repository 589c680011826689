import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { memo } from 'react'
import * as words from '#words/plans/days'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { PrepareAhead } from '../ahead/prepare-ahead.tsx'
import { tasksBefore, tasksOn } from '../ahead/tasks-of.ts'
import { alarms } from '../alarms.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { DayMeals } from './day-meals.tsx'
import { DayTitle } from './day-title.tsx'
import { daysInOrder } from './days-in-order.ts'

/** Of a day in the page, for whoever leads there. */
export const dayElementId = (day: string) => `day-${day}`

interface DayWithTasksProps {
  plan: ShownPlan
  day: PlanDay
  today: string
}

function DayWithTasks({ plan, day, today }: DayWithTasksProps) {
  const [before, ofDay] = [tasksBefore(plan, day, today), tasksOn(plan, day)]
  return (
    <>
      <DayMeals plan={plan} day={day} />
      {before && <PrepareAhead {...before} />}
      {ofDay && <PrepareAhead {...ofDay} />}
    </>
  )
}

interface DayListProps {
  plan: ShownPlan
  today: string
  openDay: string
  onOpenDay: (day: string) => void
}

/** The days of a plan, of which one is open: those that come, then those that are over. */
export const DayList = memo(function DayList({ plan, today, openDay, onOpenDay }: DayListProps) {
  const { coming, past } = daysInOrder(plan.plan_data.days, today)
  const item = (day: PlanDay) => (
    <AccordionItem
      key={day.day}
      elementId={dayElementId(String(day.day))}
      isOpen={String(day.day) === openDay}
      onToggle={() => onOpenDay(String(day.day) === openDay ? '' : String(day.day))}
      title={
        <DayTitle
          day={day}
          isToday={day.date === today}
          warned={alarms(plan.warnings).some((warning) => warning.day === day.day)}
        />
      }
    >
      <DayWithTasks plan={plan} day={day} today={today} />
    </AccordionItem>
  )
  return (
    <Accordion>
      {coming.map(item)}
      {past.length > 0 && <p className="mt-3 font-semibold text-muted">{words.earlierDays}</p>}
      {past.map(item)}
    </Accordion>
  )
})
