import { daysLater } from '@brightplate/contract/plain-date'
import * as words from '#words/plans/today'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { useMinute } from '../../../ui/page/use-minute.ts'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { cachedHere } from '../cached/cached-here.ts'
import { cachedPlanId } from '../cached/cached-plan.ts'
import { plansOfToday } from '../list/plan-dates.ts'
import { useNewestPlan } from '../list/use-newest-plan.ts'
import { usePlanSummaries } from '../list/use-plan-summaries.ts'
import { WeekGrid } from '../week/week-grid.tsx'
import { NextMeals } from './next-meals.tsx'
import { ToDoToday } from './to-do-today.tsx'
import { TodayOfPlan } from './today-of-plan.tsx'
import { WeekDone } from './week-done.tsx'

/** What is eaten next of the newest plan, if its dates hold today, its week, and the way to that of other children. */
export function TodaysMeals() {
  const now = useMinute()
  const { data: plan, isPending, isLoadingError, refetch } = useNewestPlan()
  const { data: summaries = [] } = usePlanSummaries()
  if (isPending) return <LoadingState />
  if (isLoadingError) {
    // What is kept stands above, with the one button that tries all of it again.
    if (cachedPlanId(cachedHere()) !== null) return null
    return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  }
  const today = localDate(now)
  const isRunning = plan?.plan_data.days.some(({ date }) => date === today) ?? false
  const others = plansOfToday(summaries, today).filter(
    ({ id, child_id }) => !isRunning || (id !== plan?.id && child_id !== plan?.child_id),
  )
  // The day before is for the shop.
  const beginsTomorrow = plan?.plan_data.days[0]?.date === daysLater(today, 1)
  if (!isRunning && !beginsTomorrow && others.length === 0) {
    const isDone = (plan?.plan_data.days.at(-1)?.date ?? today) < today
    return plan && isDone ? <WeekDone plan={plan} /> : null
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={words.today}>
        <SectionHeader title={words.todayIs({ date: dayName(today) })} />
        {plan && <ToDoToday key={plan.id} plan={plan} today={today} />}
        {others.length > 0 ? (
          <NextMeals plan={(isRunning && plan) || null} others={others} now={now} />
        ) : (
          plan && isRunning && <TodayOfPlan plan={plan} now={now} />
        )}
      </section>
      {plan && isRunning && (
        <section aria-label={words.week}>
          <SectionHeader title={words.week}>
            <TextLink to={`/meal-plan/${plan.id}`}>{words.openPlan}</TextLink>
          </SectionHeader>
          <DrawnAfter>
            <WeekGrid plan={plan} today={today} isShort />
          </DrawnAfter>
        </section>
      )}
    </div>
  )
}
