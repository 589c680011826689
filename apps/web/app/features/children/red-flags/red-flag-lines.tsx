import { redFlagNotices } from '@brightplate/contract/child/red-flag-questions'
import { Stethoscope } from 'lucide-react'

interface RedFlagLinesProps {
  /** The ids of what was answered with yes. */
  answers: readonly string[]
  /** Only what cannot wait. */
  onlyToday?: boolean
}

/** What the parent's answers lead to: first what is for today, before any plan. */
export default function RedFlagLines({ answers, onlyToday = false }: RedFlagLinesProps) {
  const notices = redFlagNotices(answers)
  const today = notices.filter(({ urgency }) => urgency === 'today')
  const soon = onlyToday ? [] : notices.filter(({ urgency }) => urgency === 'soon')
  if (today.length + soon.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      {today.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 rounded-card border-2 border-danger bg-card p-5 font-semibold">
          {today.map(({ text }) => (
            <li key={text.key}>{text.text}</li>
          ))}
        </ul>
      )}
      {soon.length > 0 && (
        <div className="grid grid-cols-1 gap-2 rounded-card bg-apricot-wash p-5">
          <p className="flex items-center gap-2 font-semibold">
            <Stethoscope aria-hidden size={20} className="shrink-0" />
            For your clinician
          </p>
          <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5">
            {soon.map(({ text }) => (
              <li key={text.key}>{text.text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
