import { Suspense } from 'react'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { useStoredRefusal } from './stored-refusal.ts'

const RefusalLine = lazyPart(() => import('./refusal-line.tsx'))

/** What was refused last of a plan, where something was: its code comes with it. */
export function RefusalOfPlan({ plan }: { plan: ShownPlan }) {
  const refusal = useStoredRefusal(plan.id)
  if (!refusal) return null
  return (
    <Suspense>
      <RefusalLine plan={plan} refusal={refusal} />
    </Suspense>
  )
}
