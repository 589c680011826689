import type { Child } from '@brightplate/contract/child/child'
import type { ReactNode } from 'react'
import * as words from '#words/plans/generate'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { diagnosisLabels } from '../../children/diagnosis-labels.ts'
import type { Exclusion } from '../../children/reading/use-exclusions.ts'
import { ExclusionLines } from './exclusion-lines.tsx'

interface GenerateSummaryProps {
  child: Child
  excluded: Exclusion
  /** The sentence of what will be made. */
  children: ReactNode
}

/** What a plan will be made from, as a sentence and then in full. */
export function GenerateSummary({ child, excluded, children }: GenerateSummaryProps) {
  const facts = [
    { label: words.name, text: child.name },
    { label: words.age, text: String(child.age) },
    { label: words.diagnosis, text: diagnosisLabels[child.diagnosis] },
    { label: words.allergies, text: child.allergies.join(', ') },
    { label: words.goals, text: child.behavioral_goals.join(', ') },
  ].filter(({ text }) => text !== '')
  return (
    <section aria-label={words.summary} className="grid grid-cols-1 gap-3 rounded-card bg-wash p-5">
      {children}
      <ExclusionLines excluded={excluded} />
      <dl className="grid grid-cols-1 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-5">
            <dt className="w-[6rem] text-muted">{label}</dt>
            <dd className="min-w-[min(100%,6rem)] flex-1">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink to={`/children/${child.id}`}>{words.changeProfile}</TextLink>
        {/* Beside the link, so that nothing moves when it goes. */}
        <p role="status" className="text-muted">
          {excluded.state === 'reading' && words.lookingUp}
        </p>
      </div>
    </section>
  )
}
