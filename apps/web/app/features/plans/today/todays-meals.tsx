import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/today'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { alarms } from '../alarms.ts'
import { cachedHere } from '../cached/cached-here.ts'
import { cachedPlanId } from '../cached/cached-plan.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out-words.ts'
import { DishRow } from '../list/dish-row.tsx'
import { plansOfToday } from '../list/plan-dates.ts'
import { useNewestPlan } from '../list/use-newest-plan.ts'
import { usePlanSummaries } from '../list/use-plan-summaries.ts'
import { WeekGrid } from '../week/week-grid.tsx'
import { comingMeals } from './coming-meals.ts'
import { NextMeal } from './next-meal.tsx'
import { useMinute } from './use-minute.ts'

const shownNext = 3

function TodayOfPlan({ plan, now }: { plan: MealPlan; now: Date }) {
  const today = localDate(now)
  const day = plan.plan_data.days.find(({ date }) => date === today)
  const coming = comingMeals(plan, now)
  // Of a meal out nothing is to be cooked: what comes after it is answered.
  const next = coming.find(({ dish }) => !dish.eaten_out)
  const after = coming.filter((meal) => meal !== next).slice(0, shownNext - 1)
  const missing = leftOutWords(
    alarms(plan.warnings).filter((warning) => warning.day === day?.day).length,
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {missing && (
        <p>
          <span className="font-semibold text-danger">{missing}</span>{' '}
          <TextLink to={`/meal-plan/${plan.id}`}>{words.swapThem}</TextLink>
        </p>
      )}
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-3 lg:grid-cols-[1fr_20rem]">
        {next && <NextMeal plan={plan} meal={next} />}
        <ul className="grid grid-cols-1 gap-x-10 lg:gap-y-6 md:max-lg:grid-cols-2">
          {after.map((meal) => (
            <DishRow key={`${meal.day}-${meal.slot}`} {...meal} planId={plan.id} />
          ))}
        </ul>
      </div>
      {next && (
        <TextLink to={`/meal-plan/${plan.id}/menu`}>
          {words.picturesFor({ name: plan.child_name ?? 'unnamed' })}
        </TextLink>
      )}
      {day && (
        <Disclosure summary={words.allMeals} isLate>
          <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-10">
            {fittingDishes(plan, day).map((meal) => (
              <DishRow key={meal.slot} {...meal} day={day.day} isToday planId={plan.id} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

/** What is eaten next of the newest plan, if its dates hold today, its week, and the way to that of other children. */
export function TodaysMeals() {
  const now = useMinute()
  const { data: plan, isPending, isLoadingError, refetch } = useNewestPlan()
  const { data: summaries = [] } = usePlanSummaries()
  if (isPending) return <LoadingState />
  if (isLoadingError) {
    const keptId = cachedPlanId(cachedHere())
    return (
      <ErrorState message={words.couldNotLoad} onRetry={refetch}>
        {keptId && <TextLink to={`/meal-plan/${keptId}`}>{words.openKept}</TextLink>}
      </ErrorState>
    )
  }
  const today = localDate(now)
  const isRunning = plan?.plan_data.days.some(({ date }) => date === today) ?? false
  const others = plansOfToday(summaries, today).filter(
    ({ id, child_id }) => !isRunning || (id !== plan?.id && child_id !== plan?.child_id),
  )
  if (!isRunning && others.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={words.today}>
        <SectionHeader title={words.todayIs({ date: dayName(today) })} />
        {plan && isRunning && <TodayOfPlan plan={plan} now={now} />}
        {others.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-3">
            {others.map(({ id, child_name }) => (
              <li key={id}>
                <ButtonLink to={`/meal-plan/${id}`} variant="secondary">
                  {words.mealsOf({ name: child_name ?? 'unnamed' })}
                </ButtonLink>
              </li>
            ))}
          </ul>
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
