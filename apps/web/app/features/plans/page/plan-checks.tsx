import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { ChefHat, CircleHelp, ScanSearch, ShieldCheck } from 'lucide-react'
import * as words from '#words/plans/page'
import { Disclosure } from '../../../ui/disclosure.tsx'

/**
 * What the plan was checked against, what it could not be, which foods wait for their label, and whether a
 * language model took part.
 */
export function PlanChecks({
  checked,
  unchecked,
  labels_to_read = [],
  generator,
}: Pick<PlanData, 'checked' | 'unchecked' | 'labels_to_read' | 'generator'>) {
  return (
    <div className="mt-2 grid max-w-[68ch] gap-1.5 sm:mt-3 sm:gap-2">
      {unchecked && (
        <p className="flex gap-2 font-semibold text-ember">
          <CircleHelp aria-hidden size={20} className="mt-1 shrink-0" />
          {unchecked.text}
        </p>
      )}
      {labels_to_read.length > 0 && (
        <Disclosure
          summary={
            <>
              <ScanSearch aria-hidden size={20} className="shrink-0 text-ember" />
              {words.readLabel}
            </>
          }
        >
          <ul className="grid gap-1">
            {labels_to_read.map(({ food, text }) => (
              <li key={food}>{text.text}</li>
            ))}
          </ul>
        </Disclosure>
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
          {words.byModel}
        </p>
      )}
    </div>
  )
}
