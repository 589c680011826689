import { Printer } from 'lucide-react'
import * as words from '#words/plans/page'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanMenu } from './plan-menu.tsx'

/** The way back, and what may be done with the whole plan. */
export function PlanToolbar({ plan }: { plan: ShownPlan | undefined }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-2 print:hidden">
      <BackLink />
      {plan && (
        <div className="flex items-center gap-1 sm:mb-4">
          <ButtonLink to={`/meal-plan/${plan.id}/print`} variant="quiet">
            <Printer aria-hidden size={20} />
            <span className="max-[23rem]:sr-only">{words.print}</span>
          </ButtonLink>
          <PlanMenu plan={plan} />
        </div>
      )}
    </div>
  )
}
