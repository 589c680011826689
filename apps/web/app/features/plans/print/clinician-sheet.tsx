import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import { ClinicianLines } from '../../../ui/clinician-lines.tsx'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'

/** What leads to a clinician, on a page of its own that stays with the parent; nothing where nothing does. */
export function ClinicianSheet({ plan }: { plan: ShownPlan }) {
  const { today, soon } = clinicianNotices(plan.plan_data)
  if (today.length + soon.length === 0) return null
  return (
    <Sheet
      title="Read this first"
      subtitle={planTitle(plan.child_name)}
      checks={{ ...plan.plan_data, notices: [] }}
      largestPt={14}
    >
      <ClinicianLines today={today} soon={soon} />
    </Sheet>
  )
}
