import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import * as words from '#words/plans/print'
import { ClinicianLines } from '../../../ui/clinician-lines.tsx'
import { alarms } from '../alarms.ts'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'

/**
 * What leads to a clinician, and what the profile names since that no plan serves, such as a swallowing level: on
 * a page of its own that stays with the parent; nothing where nothing does.
 */
export function ClinicianSheet({ plan }: { plan: ShownPlan }) {
  const notices = clinicianNotices(plan.plan_data)
  const ofProfile = alarms(plan.warnings).filter(({ day }) => day === null)
  const { soon } = notices
  const today = [...ofProfile.map(({ text }) => ({ key: text, text })), ...notices.today]
  if (today.length + soon.length === 0) return null
  return (
    <Sheet
      title={words.clinicianTitle}
      subtitle={planTitle(plan.child_name)}
      checks={{ ...plan.plan_data, notices: [] }}
      largestPt={14}
    >
      <ClinicianLines today={today} soon={soon} />
    </Sheet>
  )
}
