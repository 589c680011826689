import type { MealPlan } from '@brightplate/contract/meal-plan'
import type { DishPlace } from './dish-locks.ts'
import { DishWarning } from './dish-warning.tsx'
import { LockDish } from './lock-dish.tsx'
import { SwapDish } from './swap-dish.tsx'
import { warningOn } from './warning-on.ts'

interface DishControlsProps {
  plan: MealPlan
  place: DishPlace
  dishName: string
}

/** What is wrong with a dish, and what may be done with it while its child has a profile. */
export function DishControls({ plan, place, dishName }: DishControlsProps) {
  const warning = warningOn(plan.warnings, place.day, place.slot)
  const dish = { plan, place, dishName }
  return (
    <>
      <DishWarning warning={warning} />
      {plan.child_name !== null && (
        <div className="-ml-3 flex flex-wrap gap-1">
          <SwapDish {...dish} urgent={warning !== undefined} />
          <LockDish {...dish} />
        </div>
      )}
    </>
  )
}
