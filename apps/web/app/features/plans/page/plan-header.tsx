import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import * as words from '#words/plans/page'
import { ClinicianLines } from '../../../ui/clinician-lines.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'
import { CachedPlanNotice } from '../cached/cached-plan-notice.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanWarnings } from '../warnings/plan-warnings.tsx'
import { WishNotice } from '../warnings/wish-notice.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { PlanTop } from './plan-top.tsx'

interface PlanHeaderProps {
  plan: ShownPlan | undefined
  /** The kept copy is shown while the server is asked. */
  isChecking: boolean
}

/** What is to be read before the plan, where some of it is for today; nothing of it is for the school or the child. */
function ForClinician({ plan }: { plan: ShownPlan }) {
  const { today, soon } = clinicianNotices(plan.plan_data)
  if (today.length === 0) return null
  return (
    <section aria-label={words.forClinician} className="mb-6 max-w-[68ch]">
      <ClinicianLines today={today} soon={soon} />
    </section>
  )
}

export function PlanHeader({ plan, isChecking }: PlanHeaderProps) {
  return (
    <>
      {plan && <ForClinician plan={plan} />}
      {plan && <PlanWarnings plan={plan} />}
      {plan && <WishNotice plan={plan} />}
      {plan?.keptAt && !isChecking && <CachedPlanNotice planId={plan.id} keptAt={plan.keptAt} />}
      <PlanTop plan={plan} />
      {plan && (
        <>
          <p role="status">
            {plan.keptAt && isChecking && (
              // It lies over the page: what it says goes again in a moment, and nothing below it may jump.
              <span className="fixed inset-x-4 bottom-20 z-10 mx-auto w-fit rounded-control border border-line bg-card px-3 py-1.5 text-muted text-sm shadow-soft sm:bottom-4 print:hidden">
                {words.checkingAgain({ moment: dayAndTime(plan.keptAt) })}
              </span>
            )}
          </p>
          <PlanChecks createdAt={plan.created_at} {...plan.plan_data} />
        </>
      )}
    </>
  )
}
