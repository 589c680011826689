import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as words from '#words/plans/days'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { useMinute } from '../../../ui/page/use-minute.ts'
import { localDate } from '../../../ui/words/dates.ts'
import { RegeneratePlan } from '../changing/regenerate-plan.tsx'
import { dayDishes } from '../day-dishes.ts'
import { WeekNutrition } from '../nutrition/week-nutrition.tsx'
import { RefusalOfPlan } from '../refusing/refusal-of-plan.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { TonightDinner } from '../tonight/tonight-dinner.tsx'
import { WeekOnDesk, WeekOnPhone } from '../week/week-at-a-glance.tsx'
import { DayList, dayElementId } from './day-list.tsx'
import { DayStrip } from './day-strip.tsx'
import { firstOpenDay } from './first-open-day.ts'
import { MadeLine } from './made-line.tsx'

function goToDay(day: string) {
  const item = document.getElementById(dayElementId(day))
  item?.scrollIntoView()
  item?.querySelector('button')?.focus({ preventScroll: true })
}

function goToMeal(id: string) {
  const meal = document.getElementById(id)
  meal?.scrollIntoView()
  meal?.focus({ preventScroll: true })
}

/** Where to go once its day is drawn. */
interface Wanted {
  day: string
  go: () => void
}

export function DailyMeals({ plan }: { plan: ShownPlan }) {
  const { days, nutrition = [] } = plan.plan_data
  const today = localDate(useMinute())
  const { search, hash, key } = useLocation()
  const asked = new URLSearchParams(search).get('day')
  const isThere = days.some(({ day }) => String(day) === asked)
  const [openDay, setOpenDay] = useState(() =>
    String((isThere ? asked : firstOpenDay(days, today)) ?? ''),
  )
  // Past midnight a page that was left open on today shows the new day.
  const [shownToday, setShownToday] = useState(today)
  if (shownToday !== today) {
    setShownToday(today)
    if (openDay === String(firstOpenDay(days, shownToday))) {
      setOpenDay(String(firstOpenDay(days, today) ?? ''))
    }
  }
  // The strip answers the tap at once; a day's dishes take a moment to draw on a slow phone.
  const drawnDay = useDeferredValue(openDay)
  const wanted = useRef<Wanted | null>(null)
  const open = useCallback((day: string) => {
    wanted.current = null
    setOpenDay(day)
  }, [])
  // A link of the dashboard or of the week leads to one meal of a day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks again, to the same place too
  useEffect(() => {
    const day = isThere && asked !== null ? asked : openDay
    wanted.current = { day, go: () => goToMeal(hash.slice(1)) }
    setOpenDay(day)
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, to the same place too
  useEffect(() => {
    if (wanted.current?.day !== drawnDay) return
    const { go } = wanted.current
    wanted.current = null
    requestAnimationFrame(go)
  }, [drawnDay, key])
  if (days.length === 0) return <EmptyState message={words.noDays} />
  const mealsOut = days.flatMap(dayDishes).filter(({ dish }) => dish.eaten_out).length
  const choose = (day: string) => {
    open(day)
    if (day === drawnDay) goToDay(day)
    else wanted.current = { day, go: () => goToDay(day) }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-4">
      <WeekOnDesk plan={plan} today={today} />
      <div data-day-strip className="sticky top-0 z-10 -mx-4 bg-paper print:hidden">
        <DayStrip days={days} openDay={openDay} today={today} onChoose={choose} />
        <RefusalOfPlan plan={plan} />
      </div>
      <MadeLine plan={plan} />
      <DayList plan={plan} today={today} openDay={drawnDay} onOpenDay={open} />
      <div className="mt-3 grid gap-1">
        <TonightDinner plan={plan} />
        <WeekOnPhone plan={plan} today={today} />
        <RegeneratePlan plan={plan} />
        <WeekNutrition reports={nutrition} mealsOut={mealsOut} />
      </div>
    </div>
  )
}
