import type { DishSlot } from '../dish-locks.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { LockDish } from './lock-dish.tsx'
import { MoveDish } from './move-dish.tsx'
import { SwapDish } from './swap/swap-dish.tsx'

interface DishControlsProps {
  plan: ShownPlan
  place: DishSlot
  dishName: string
}

/** What may be done with a dish. */
export function DishControls(dish: DishControlsProps) {
  return (
    <>
      <SwapDish {...dish} variant="quiet" />
      <MoveDish {...dish} />
      <LockDish {...dish} />
    </>
  )
}
