import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { whenIdle } from '../../../ui/page/when-idle.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { useOpenDish } from './use-open-dish.ts'

const load = () => import('./dish-sheet.tsx')
const DishSheet = lazyPart(load)

/** The sheet of the dish that the address names; its code is there before the first tap. */
export function OpenDish({ plan }: { plan: ShownPlan }) {
  const open = useOpenDish(plan)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  if (!open) return null
  const { close, ...dish } = open
  return (
    <Suspense>
      <DishSheet
        key={`${dish.place.day}/${dish.place.slot}`}
        plan={plan}
        {...dish}
        onClose={close}
      />
    </Suspense>
  )
}
