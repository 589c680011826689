import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { WeekGrid } from './week-grid.tsx'

interface WeekAtAGlanceProps {
  plan: MealPlan
  today: string
}

/** The week of today in pictures: on a desk at once, on a phone folded away. */
export function WeekAtAGlance({ plan, today }: WeekAtAGlanceProps) {
  return (
    <section aria-label="The week at a glance" className="print:hidden">
      <div className="hidden lg:block">
        <WeekGrid plan={plan} today={today} />
      </div>
      <div className="lg:hidden">
        <Disclosure summary="The week at a glance">
          <WeekGrid plan={plan} today={today} />
        </Disclosure>
      </div>
    </section>
  )
}
