import { TriangleAlert } from 'lucide-react'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { alarms } from '../alarms.ts'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import { slotWords } from '../day-dishes.ts'
import { dishesWarned } from '../dishes-warned.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { type WarnedDay, warningsByDay } from './warnings-by-day.ts'

function WarnedDays({ plan, days }: { plan: ShownPlan; days: readonly WarnedDay[] }) {
  return days.map(({ day, date, warnings }) => (
    <div key={day}>
      <h3 className="font-semibold">
        Day {day}
        {date && <span className="font-normal text-muted">, {dayName(date)}</span>}
      </h3>
      <ul className="divide-y divide-line">
        {warnings.map(({ slot, dish, text, reason }) => (
          <li key={text} className="flex min-h-12 items-center justify-between gap-2 py-1">
            <p className="min-w-0 leading-snug">
              {slot && dish && reason ? `${slotWords[slot]}: ${dish} ${reason}` : text}
            </p>
            {mayChange(plan) && slot && dish && (
              <SwapDish plan={plan} place={{ day, slot }} dishName={dish} variant="quiet" />
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Dishes that no longer fit the profile; nothing stands above this. */
export function PlanWarnings({ plan }: { plan: ShownPlan }) {
  const warnings = alarms(plan.warnings)
  if (warnings.length === 0) return null
  const { ofPlan, first, rest } = warningsByDay({ ...plan, warnings }, localDate(new Date()))
  const dishes = dishesWarned(warnings)
  const folded = dishesWarned(rest.flatMap(({ warnings }) => warnings))
  return (
    <section
      aria-label="Warnings"
      className="mb-6 grid gap-3 rounded-card border-2 border-danger bg-card p-5 print:hidden"
    >
      <h2 className="flex items-center gap-2 text-danger text-lg">
        <TriangleAlert aria-hidden size={22} className="shrink-0" />
        Check before you cook
      </h2>
      {dishes && (
        <p className="max-w-[68ch]">{`${dishes} the profile. Swap, leave out, or make a new plan.`}</p>
      )}
      {ofPlan.map(({ text }) => (
        <p key={text} className="max-w-[68ch]">
          {text}
        </p>
      ))}
      {mayChange(plan) && (
        <ButtonLink
          to={`/meal-plan/generate?child=${plan.child_id}`}
          variant="secondary"
          className="w-fit"
        >
          Make a new plan
        </ButtonLink>
      )}
      <WarnedDays plan={plan} days={first} />
      {folded && (
        <Disclosure summary={`Other days: ${folded.toLowerCase()}`}>
          <div className="grid gap-3">
            <WarnedDays plan={plan} days={rest} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}
