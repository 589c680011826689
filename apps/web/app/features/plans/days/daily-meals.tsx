import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { RegeneratePlan } from '../changing/regenerate-plan.tsx'
import { dayDishes } from '../day-dishes.ts'
import { WeekNutrition } from '../nutrition/week-nutrition.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { WeekOnDesk, WeekOnPhone } from '../week/week-at-a-glance.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayStrip } from './day-strip.tsx'
import { DayTitle } from './day-title.tsx'
import { daysInOrder } from './days-in-order.ts'
import { firstOpenDay } from './first-open-day.ts'

const itemId = (day: string) => `day-${day}`

function goToDay(day: string) {
  const item = document.getElementById(itemId(day))
  item?.scrollIntoView()
  item?.querySelector('button')?.focus({ preventScroll: true })
}

export function DailyMeals({ plan }: { plan: ShownPlan }) {
  const { days, nutrition = [] } = plan.plan_data
  const today = localDate(new Date())
  const { search, hash, key } = useLocation()
  const asked = new URLSearchParams(search).get('day')
  const isThere = days.some(({ day }) => String(day) === asked)
  const [openDay, setOpenDay] = useState(() =>
    String((isThere ? asked : firstOpenDay(days, today)) ?? ''),
  )
  // A link of the dashboard or of the week leads to one meal of a day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks anew, to the same place too
  useEffect(() => {
    if (isThere && asked !== null) setOpenDay(asked)
    const frame = requestAnimationFrame(() => {
      const meal = document.getElementById(hash.slice(1))
      meal?.scrollIntoView()
      meal?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [key])
  if (days.length === 0) return <EmptyState message="This plan holds no days" />
  const mealsOut = days.flatMap(dayDishes).filter(({ dish }) => dish.eaten_out).length
  const { coming, past } = daysInOrder(days, today)
  const choose = (day: string) => {
    flushSync(() => setOpenDay(day))
    goToDay(day)
  }
  const item = (day: PlanDay) => {
    const warned = plan.warnings.some((warning) => warning.day === day.day)
    return (
      <AccordionItem
        key={day.day}
        id={String(day.day)}
        elementId={itemId(String(day.day))}
        title={<DayTitle day={day} isToday={day.date === today} warned={warned} />}
      >
        <DayMeals plan={plan} day={day} />
      </AccordionItem>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      <WeekOnDesk plan={plan} today={today} />
      <DayStrip days={days} openDay={openDay} today={today} onChoose={choose} />
      <Accordion openItem={openDay} onOpenItem={setOpenDay}>
        {coming.map(item)}
        {past.length > 0 && <p className="mt-3 font-semibold text-muted">Earlier days</p>}
        {past.map(item)}
      </Accordion>
      <div className="grid gap-1">
        <WeekOnPhone plan={plan} today={today} />
        <RegeneratePlan plan={plan} />
      </div>
      <WeekNutrition reports={nutrition} mealsOut={mealsOut} />
    </div>
  )
}
