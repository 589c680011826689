import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/warnings'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { dayName, localDate } from '../../../ui/words/dates.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { comingWishes } from './coming-wishes.ts'
import { useExchangeMeals } from './use-exchange-meals.ts'

function Meals({ plan, wishes }: { plan: ShownPlan; wishes: readonly PlanWarning[] }) {
  const dateOf = (day: number | null) => plan.plan_data.days.find((one) => one.day === day)?.date
  return (
    <ul className="grid gap-1">
      {wishes.map(({ day, slot, dish, reason, text }) => {
        const date = dateOf(day)
        return (
          <li key={text} className="wrap-anywhere">
            {day && slot && dish && reason
              ? words.neverMeal({
                  when: date ? dayName(date) : planWords.day({ day }),
                  slot,
                  dish,
                  reason,
                })
              : text}
          </li>
        )
      })}
    </ul>
  )
}

/** Coming meals that hold what the parent said "never again" of: calmly, with the one act that changes them. */
export function WishNotice({ plan }: { plan: ShownPlan }) {
  const { run, isPending } = useExchangeMeals(plan)
  const wishes = comingWishes(plan, localDate(new Date()))
  if (wishes.length === 0) return null
  return (
    <section
      aria-label={words.neverLabel}
      className="mb-6 grid gap-3 rounded-card border border-line bg-wash p-5 print:hidden"
    >
      {wishes.length === 1 ? (
        <Meals plan={plan} wishes={wishes} />
      ) : (
        <Disclosure summary={words.neverMeals({ count: wishes.length })}>
          <Meals plan={plan} wishes={wishes} />
        </Disclosure>
      )}
      {mayChange(plan) && (
        <Button
          variant="secondary"
          className="w-fit"
          busyLabel={isPending && words.exchanging}
          onClick={() => void run(words.exchanged)}
        >
          {words.exchange}
        </Button>
      )}
    </section>
  )
}
