import { Disclosure } from '../../../ui/disclosure.tsx'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { WeekGrid } from './week-grid.tsx'

interface WeekAtAGlanceProps {
  plan: ShownPlan
  today: string
}

/** The week of today in pictures, above the days of a desk. */
export function WeekOnDesk({ plan, today }: WeekAtAGlanceProps) {
  return (
    <section aria-label="The week at a glance" className="max-lg:hidden print:hidden">
      <WeekGrid plan={plan} today={today} canMove={mayChange(plan)} />
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
