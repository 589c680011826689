import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { TriangleAlert } from 'lucide-react'
import * as words from '#words/plans/warnings'

/** Marks a dish that no longer fits the profile. */
export function DishWarning({ warning }: { warning: PlanWarning | undefined }) {
  if (!warning) return null
  return (
    <p className="flex gap-2 rounded-control border-2 border-danger p-3 font-semibold text-danger">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      {warning.reason ? words.thisDish({ reason: warning.reason }) : warning.text}
    </p>
  )
}
