import { Button } from '../../../ui/buttons/button.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { slotWords } from '../day-dishes.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { useExchangeMeals } from './use-exchange-meals.ts'

/** Meals that hold what the parent said "never again" of: calmly, with the one act that changes them. */
export function WishNotice({ plan }: { plan: ShownPlan }) {
  const { run, isPending } = useExchangeMeals(plan)
  const wishes = plan.warnings.filter(({ wish }) => wish)
  if (wishes.length === 0) return null
  const dateOf = (day: number | null) => plan.plan_data.days.find((one) => one.day === day)?.date
  return (
    <section
      aria-label="Never again"
      className="mb-6 grid gap-3 rounded-card border border-line bg-wash p-5 print:hidden"
    >
      <ul className="grid gap-1">
        {wishes.map(({ day, slot, dish, reason, text }) => {
          const date = dateOf(day)
          const when = date ? dayName(date) : `Day ${day}`
          return (
            <li key={text} className="wrap-anywhere">
              {slot && dish && reason
                ? `${when}, ${slotWords[slot].toLowerCase()}: ${dish} ${reason}.`
                : text}
            </li>
          )
        })}
      </ul>
      {mayChange(plan) && (
        <Button
          variant="secondary"
          className="w-fit"
          busyLabel={isPending && 'Changing...'}
          onClick={() => void run('Something else stands there now')}
        >
          Put something else there
        </Button>
      )}
    </section>
  )
}
