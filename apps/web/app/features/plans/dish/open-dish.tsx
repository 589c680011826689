import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { SheetToCome } from '../../../ui/dialogs/sheet-to-come.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { touchedDish } from './touched-dish.ts'
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

/** The dish that was tapped: its sheet is drawn before the router has its address, which takes a slow phone longer. */
function useTouched(): string | null {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that has come
  useEffect(() => touchedDish.forget, [key])
  return useSyncExternalStore(touchedDish.subscribe, touchedDish.get, () => null)
}

/** The sheet of the dish that the address names. */
export function OpenDish({ plan }: { plan: ShownPlan }) {
  const open = useOpenDish(plan)
  const touched = useTouched()
  useCodeOnTouch()
  if (!open) return touched !== null && <SheetToCome title={touched} />
  const { close, ...dish } = open
  return (
    <Suspense fallback={<SheetToCome title={dish.dish.name} />}>
      <DishSheet
        key={`${dish.place.day}/${dish.place.slot}`}
        plan={plan}
        {...dish}
        onClose={close}
      />
    </Suspense>
  )
}
