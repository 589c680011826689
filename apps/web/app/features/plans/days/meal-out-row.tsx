import * as words from '#words/plans/days'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import type { DishSlot } from '../dish-locks.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'

interface MealOutCardProps {
  plan: ShownPlan
  place: DishSlot
  name: string
}

/** A meal that is eaten out, and the way back home. */
export function MealOutCard({ plan, place, name }: MealOutCardProps) {
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{name}</h3>
      <p className="text-muted">{words.nothingForMealOut}</p>
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
