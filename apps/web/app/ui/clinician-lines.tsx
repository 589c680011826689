import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { Stethoscope } from 'lucide-react'
import * as words from '#words/ui/clinician-lines'

type Lines = readonly Pick<KeyedText, 'key' | 'text'>[]

/** What leads to a clinician: first what is for today. */
export function ClinicianLines({ today, soon }: Record<'today' | 'soon', Lines>) {
  if (today.length + soon.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      {today.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 rounded-card border-2 border-danger bg-card p-5 font-semibold">
          {today.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {soon.length > 0 && (
        <div className="grid grid-cols-1 gap-2 rounded-card bg-apricot-wash p-5">
          <p className="flex items-center gap-2 font-semibold">
            <Stethoscope aria-hidden size={20} className="shrink-0" />
            {words.title}
          </p>
          <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5">
            {soon.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
