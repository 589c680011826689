import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { dayName, localDate } from '../../ui/dates.ts'
import { ErrorState, LoadingState } from '../../ui/page-state.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { dayDishes } from './day-dishes.ts'
import { DishRow } from './dish-row.tsx'
import { useNewestPlan } from './use-newest-plan.ts'
import { warningOn } from './warning-on.ts'

/** Today of the newest plan, if its dates hold today. */
export function TodaysMeals() {
  const { data: plan, isPending, isLoadingError, refetch } = useNewestPlan()
  if (isPending) return <LoadingState />
  if (isLoadingError) {
    return <ErrorState message="We could not load today’s meals." onRetry={refetch} />
  }
  const today = localDate(new Date())
  const day = plan?.plan_data.days.find(({ date }) => date === today)
  if (!plan || !day) return null
  const dishes = dayDishes(day)
  const shown = dishes.filter(({ slot }) => !warningOn(plan.warnings, day.day, slot))
  const leftOut = dishes.length - shown.length
  return (
    <section aria-label="Today">
      <SectionHeader title={`Today, ${dayName(today)}`} />
      <Card>
        {plan.child_name && <p className="text-muted">For {plan.child_name}</p>}
        <ul className="grid divide-line max-md:divide-y md:grid-cols-2 md:gap-x-10">
          {shown.map((dish) => (
            <DishRow key={dish.slot} {...dish} />
          ))}
        </ul>
        {leftOut > 0 && (
          <p className="mt-3 text-danger">
            {leftOut === 1
              ? 'One dish of today no longer fits the profile and is left out here.'
              : `${leftOut} dishes of today no longer fit the profile and are left out here.`}
          </p>
        )}
        <Link
          to={`/meal-plan/${plan.id}`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          Open the whole plan
        </Link>
      </Card>
    </section>
  )
}
