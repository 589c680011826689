import { TriangleAlert } from 'lucide-react'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/warnings'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
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
        {date ? (
          <RichText
            text={words.datedDay({ day, date: dayName(date) })}
            parts={{ date: (text) => <span className="font-normal text-muted">{text}</span> }}
          />
        ) : (
          planWords.day({ day })
        )}
      </h3>
      <ul className="divide-y divide-line">
        {warnings.map(({ slot, dish, text, reason }) => (
          <li key={text} className="flex min-h-12 items-center justify-between gap-2 py-1">
            <p className="min-w-0 leading-snug">
              {slot && dish && reason ? words.dish({ meal: slotWords[slot], dish, reason }) : text}
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
  const count = dishesWarned(warnings)
  const folded = dishesWarned(rest.flatMap(({ warnings }) => warnings))
  return (
    <section
      aria-label={words.label}
      className="mb-6 grid gap-3 rounded-card border-2 border-danger bg-card p-5 print:hidden"
    >
      <h2 className="flex items-center gap-2 text-danger text-lg">
        <TriangleAlert aria-hidden size={22} className="shrink-0" />
        {words.title}
      </h2>
      {count > 0 && <p className="max-w-[68ch]">{words.dishes({ count })}</p>}
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
          {words.newPlan}
        </ButtonLink>
      )}
      <WarnedDays plan={plan} days={first} />
      {folded > 0 && (
        <Disclosure summary={words.otherDays({ count: folded })}>
          <div className="grid gap-3">
            <WarnedDays plan={plan} days={rest} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}
