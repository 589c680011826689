import type { PlanData } from '@brightplate/contract/plan-data'
import { CircleHelp, ShieldCheck } from 'lucide-react'

/** What the plan was checked against, and what it could not be. */
export function PlanChecks({ checked, unchecked }: Pick<PlanData, 'checked' | 'unchecked'>) {
  return (
    <div className="mt-3 grid max-w-[68ch] gap-2">
      {unchecked && (
        <p className="flex gap-2 font-semibold text-ember">
          <CircleHelp aria-hidden size={20} className="mt-1 shrink-0" />
          {unchecked.text}
        </p>
      )}
      {checked && (
        <p className="flex gap-2 text-sm">
          <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          {checked.text}
        </p>
      )}
    </div>
  )
}
