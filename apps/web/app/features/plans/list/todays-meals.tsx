import type { MealPlan } from '@brightplate/contract/meal-plan'
import type { PlanDay } from '@brightplate/contract/plan-data'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { keptHere } from '../kept/kept-here.ts'
import { keptPlanId } from '../kept/kept-plan.ts'
import { leftOutWords } from '../left-out-words.ts'
import { DishRow } from './dish-row.tsx'
import { plansOfToday } from './plan-dates.ts'
import { useNewestPlan } from './use-newest-plan.ts'
import { usePlanSummaries } from './use-plan-summaries.ts'

function DayCard({ plan, day }: { plan: MealPlan; day: PlanDay }) {
  const address = `/meal-plan/${plan.id}`
  const missing = leftOutWords(plan.warnings.filter((warning) => warning.day === day.day).length)
  return (
    <Card>
      {plan.child_name && <p className="text-muted">For {plan.child_name}</p>}
      {missing && <p className="mt-1 font-semibold text-danger">{missing}</p>}
      <ul className="grid divide-line max-md:divide-y md:grid-cols-2 md:gap-x-10">
        {fittingDishes(plan, day).map((dish) => (
          <DishRow key={dish.slot} {...dish} planAddress={address} />
        ))}
      </ul>
      <TextLink to={address}>
        {missing ? 'Open the plan and swap them' : 'Open the whole plan'}
      </TextLink>
    </Card>
  )
}

/** Today of the newest plan, if its dates hold today, and the way to that of other children. */
export function TodaysMeals() {
  const { data: plan, isPending, isLoadingError, refetch } = useNewestPlan()
  const { data: summaries = [] } = usePlanSummaries()
  if (isPending) return <LoadingState />
  if (isLoadingError) {
    const keptId = keptPlanId(keptHere())
    return (
      <ErrorState message="We could not load today’s meals." onRetry={refetch}>
        {keptId && (
          <TextLink to={`/meal-plan/${keptId}`}>Open the plan kept on this device</TextLink>
        )}
      </ErrorState>
    )
  }
  const today = localDate(new Date())
  const day = plan?.plan_data.days.find(({ date }) => date === today)
  const others = plansOfToday(summaries, today).filter(
    ({ id, child_id }) => !day || (id !== plan?.id && child_id !== plan?.child_id),
  )
  if (!day && others.length === 0) return null
  return (
    <section aria-label="Today">
      <SectionHeader title={`Today, ${dayName(today)}`} />
      {plan && day && <DayCard plan={plan} day={day} />}
      {others.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {others.map(({ id, child_name }) => (
            <li key={id}>
              <ButtonLink to={`/meal-plan/${id}`} variant="secondary">
                {child_name ?? 'Child'}’s meals today
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
