import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { WeekGrid } from './week-grid.tsx'

interface WeekAtAGlanceProps {
  plan: MealPlan
  today: string
}

/** The week of today in pictures, above the days of a desk. */
export function WeekOnDesk({ plan, today }: WeekAtAGlanceProps) {
  return (
    <section aria-label="The week at a glance" className="max-lg:hidden print:hidden">
      <WeekGrid plan={plan} today={today} />
    </section>
  )
}

/** The same folded away, below the days of a phone. */
export function WeekOnPhone({ plan, today }: WeekAtAGlanceProps) {
  return (
    <section aria-label="The week at a glance" className="lg:hidden print:hidden">
      <Disclosure summary="The week at a glance">
        <WeekGrid plan={plan} today={today} />
      </Disclosure>
    </section>
  )
}
