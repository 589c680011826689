import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import * as words from '#words/plans/page'
import { ClinicianLines } from '../../../ui/clinician-lines.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { dayAndTime, fullDate } from '../../../ui/words/dates.ts'
import { CachedPlanNotice } from '../cached/cached-plan-notice.tsx'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanWarnings } from '../warnings/plan-warnings.tsx'
import { WishNotice } from '../warnings/wish-notice.tsx'
import { PlanChecks } from './plan-checks.tsx'

interface PlanHeaderProps {
  plan: ShownPlan | undefined
  /** The kept copy is shown while the server is asked. */
  isChecking: boolean
}

/** What is to be read before the plan; nothing of it is for the school or the child. */
function ForClinician({ plan }: { plan: ShownPlan }) {
  const { today, soon } = clinicianNotices(plan.plan_data)
  if (today.length + soon.length === 0) return null
  return (
    <section aria-label={words.forClinician} className="mb-6 max-w-[68ch]">
      <ClinicianLines today={today} soon={soon} />
    </section>
  )
}

/** The heading keeps its place, and so the focus, when the plan arrives. */
export function PlanHeader({ plan, isChecking }: PlanHeaderProps) {
  return (
    <>
      {plan && <ForClinician plan={plan} />}
      {plan && <PlanWarnings plan={plan} />}
      {plan && <WishNotice plan={plan} />}
      {plan?.keptAt && !isChecking && <CachedPlanNotice planId={plan.id} keptAt={plan.keptAt} />}
      <PageHeading
        display
        below={
          plan && (
            <>
              <p className="text-muted sm:mt-1">
                {words.generated({ date: fullDate(plan.created_at) })}
              </p>
              <p role="status">
                {plan.keptAt && isChecking && (
                  // It lies over the page: what it says goes again in a moment, and nothing below it may jump.
                  <span className="fixed inset-x-4 bottom-20 z-10 mx-auto w-fit rounded-control border border-line bg-card px-3 py-1.5 text-muted text-sm shadow-soft sm:bottom-4 print:hidden">
                    {words.checkingAgain({ moment: dayAndTime(plan.keptAt) })}
                  </span>
                )}
              </p>
              <PlanChecks {...plan.plan_data} />
            </>
          )
        }
      >
        {plan ? planTitle(plan.child_name) : words.title}
      </PageHeading>
    </>
  )
}
