import type { PlanData } from '@brightplate/contract/plan-data'
import { ChefHat, CircleHelp, ShieldCheck } from 'lucide-react'

/** What the plan was checked against, what it could not be, and whether a language model took part. */
export function PlanChecks({
  checked,
  unchecked,
  generator,
}: Pick<PlanData, 'checked' | 'unchecked' | 'generator'>) {
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
      {generator === 'planner_and_model' && (
        <p className="flex gap-2 text-muted text-sm">
          <ChefHat aria-hidden size={20} className="mt-0.5 shrink-0" />
          Made by our planner. Some dishes were proposed by a language model and passed the same
          checks.
        </p>
      )}
    </div>
  )
}
