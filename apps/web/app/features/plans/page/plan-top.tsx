import { ArrowLeft } from 'lucide-react'
import * as words from '#words/plans/page'
import * as buttonWords from '#words/ui/buttons'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanMenu } from './plan-menu.tsx'

/** One row: the way back, whose plan it is, and what may be done with all of it. The heading keeps its place, and so the focus, when the plan arrives. */
export function PlanTop({ plan }: { plan: ShownPlan | undefined }) {
  return (
    <div className="flex items-center gap-x-1 sm:mb-1">
      <ButtonLink
        to="/dashboard"
        variant="quiet"
        className="-ml-3 min-h-11 min-w-11 py-1 print:hidden"
      >
        <ArrowLeft aria-hidden size={20} />
        <span className="sr-only">{buttonWords.backToDashboard}</span>
      </ButtonLink>
      <div className="min-w-0 flex-1">
        <PageHeading display="row">{plan ? planTitle(plan.child_name) : words.title}</PageHeading>
      </div>
      {plan && (
        <div className="-mr-2 shrink-0 print:hidden">
          <PlanMenu plan={plan} />
        </div>
      )}
    </div>
  )
}
