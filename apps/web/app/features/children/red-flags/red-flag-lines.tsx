import { redFlagNotices } from '@brightplate/contract/child/red-flags/red-flag-questions'
import { ClinicianLines } from '../../../ui/clinician-lines.tsx'

interface RedFlagLinesProps {
  /** The ids of what was answered with yes. */
  answers: readonly string[]
  /** Only what cannot wait. */
  onlyToday?: boolean
}

/** What the parent's answers lead to: first what is for today, before any plan. */
export default function RedFlagLines({ answers, onlyToday = false }: RedFlagLinesProps) {
  const notices = redFlagNotices(answers)
  const textsOf = (when: 'today' | 'soon') =>
    notices.flatMap(({ urgency, text }) => (urgency === when ? text : []))
  return <ClinicianLines today={textsOf('today')} soon={onlyToday ? [] : textsOf('soon')} />
}
