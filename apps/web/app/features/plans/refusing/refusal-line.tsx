import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/refusing'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { dayDishes } from '../day-dishes.ts'
import type { DishSlot } from '../dish-locks.ts'
import { daySearch } from '../meal-address.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Refusal, StoredRefusal } from './refusal.ts'
import { keepRefusal } from './stored-refusal.ts'
import { useRefuse } from './use-refuse.ts'

const retryMs = 20_000

function ChangedMeals({ plan, changed }: { plan: ShownPlan; changed: readonly DishSlot[] }) {
  return (
    <ul className="grid pb-1">
      {changed.map(({ day, slot }) => {
        const one = plan.plan_data.days.find((other) => other.day === day)
        const meal = one && dayDishes(one).find((other) => other.slot === slot)
        if (!one || !meal) return null
        const when = one.date ? dayName(one.date) : planWords.day({ day })
        return (
          <li key={`${day}/${slot}`}>
            <Link
              to={daySearch(day, slot)}
              state={{ isFromDay: true }}
              preventScrollReset
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {words.changedMeal({ when, slot, dish: meal.dish.name })}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface RefusalLineProps {
  plan: ShownPlan
  refusal: StoredRefusal
}

/** What was refused last and what came of it: one calm line that stays until it is dismissed. */
export default function RefusalLine({ plan, refusal }: RefusalLineProps) {
  const [isSeen, setIsSeen] = useState(false)
  const { refuse, undo, isPending } = useRefuse(plan)
  const { waiting } = refusal
  const again = useEffectEvent((refusal: Refusal) => {
    if (mayChange(plan) && !isPending) void refuse(refusal)
  })
  useEffect(() => {
    if (!waiting) return
    const tryAgain = () => again(waiting)
    addEventListener('online', tryAgain)
    const timer = setInterval(tryAgain, retryMs)
    return () => {
      removeEventListener('online', tryAgain)
      clearInterval(timer)
    }
  }, [waiting])
  const { outcome } = refusal
  const changed = outcome?.changed ?? []
  const isUndoable = mayChange(plan) && outcome?.after === plan.revision
  return (
    <section
      aria-label={words.label}
      className="mx-4 mb-1 rounded-control bg-apricot-wash px-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-1 py-1">
        <p className="min-w-0 flex-1 basis-56 wrap-anywhere text-sm leading-snug first-letter:uppercase">
          {outcome ? outcomeWords(outcome) : words.waits({ what: refusal.waiting.what })}
        </p>
        <div className="ml-auto flex items-center">
          {changed.length > 0 && (
            <Button
              variant="quiet"
              className="min-h-11 text-sm"
              aria-expanded={isSeen}
              onClick={() => setIsSeen(!isSeen)}
            >
              {words.see}
            </Button>
          )}
          {outcome && isUndoable && (
            <Button
              variant="quiet"
              className="min-h-11 text-sm"
              disabled={isPending}
              onClick={() => void undo(outcome)}
            >
              {words.undo}
            </Button>
          )}
          <IconButton icon={X} label={words.dismiss} onClick={() => keepRefusal(null)} />
        </div>
      </div>
      {isSeen && <ChangedMeals plan={plan} changed={changed} />}
    </section>
  )
}
