import * as words from '#words/plans/days'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import type { DishSlot } from '../dish-locks.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'

interface MealOutRowProps {
  plan: ShownPlan
  place: DishSlot
  word: string | undefined
  name: string
}

/** A meal that is eaten out, and the way back home. */
export function MealOutRow({ plan, place, word, name }: MealOutRowProps) {
  return (
    <div className="grid gap-0.5 py-3">
      {word && <p className="font-semibold text-ember text-sm">{word}</p>}
      <h3 className="leading-snug">{name}</h3>
      <p className="text-muted text-sm">{words.nothingForMealOut}</p>
      {mayChange(plan) && (
        <div className="-ml-3 print:hidden">
          <SwapDish plan={plan} place={place} dishName={name} variant="quiet">
            {words.eatAtHome}
          </SwapDish>
        </div>
      )}
    </div>
  )
}
