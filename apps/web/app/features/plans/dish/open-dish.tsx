import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { useOpenDish } from './use-open-dish.ts'

const load = () => import('./dish-sheet.tsx')
const DishSheet = lazyPart(load)

const touches = ['pointerdown', 'pointermove', 'focusin'] as const

/** Its code is fetched when the page is first touched, which is before a tap is over. */
function useCodeOnTouch() {
  useEffect(() => {
    const fetchCode = () => {
      for (const one of touches) removeEventListener(one, fetchCode)
      load().catch(() => {})
    }
    for (const one of touches) addEventListener(one, fetchCode, { passive: true })
    return () => {
      for (const one of touches) removeEventListener(one, fetchCode)
    }
  }, [])
}

/** Stands where the sheet comes, so that a tap is answered on a slow line too. */
function SheetToCome() {
  return (
    <div className="fixed inset-0 z-30 bg-veil">
      <div className="fixed inset-x-0 bottom-0 h-[92dvh] rounded-t-card bg-card p-5 sm:inset-y-0 sm:left-auto sm:h-auto sm:w-[min(30rem,100%)] sm:rounded-none">
        <LoadingState />
      </div>
    </div>
  )
}

/** The sheet of the dish that the address names. */
export function OpenDish({ plan }: { plan: ShownPlan }) {
  const open = useOpenDish(plan)
  useCodeOnTouch()
  if (!open) return null
  const { close, ...dish } = open
  return (
    <Suspense fallback={<SheetToCome />}>
      <DishSheet
        key={`${dish.place.day}/${dish.place.slot}`}
        plan={plan}
        {...dish}
        onClose={close}
      />
    </Suspense>
  )
}
