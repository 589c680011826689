import type { Child } from '@brightplate/contract/child/child'
import { useId } from 'react'
import * as words from '#words/plans/generate'
import { Select } from '../../../ui/forms/select.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { diagnosisLabels } from '../../children/diagnosis-labels.ts'
import { planSentence } from './plan-sentence.ts'
import { planStarts } from './plan-starts.ts'

const durations = [
  { value: '7', label: words.week },
  { value: '14', label: words.twoWeeks },
]

export interface PlanWishes {
  childId: string
  durationDays: 7 | 14
  startDate: string
}

interface GenerateSentenceProps {
  family: readonly Child[]
  child: Child
  now: Date
  wishes: PlanWishes
  onChange: (changed: Partial<PlanWishes>) => void
  /** What is really excluded. */
  checked: readonly string[]
}

/** What will be made, as a sentence: a tap on one of its words opens what may stand there. */
export function GenerateSentence({
  family,
  child,
  now,
  wishes,
  onChange,
  checked,
}: GenerateSentenceProps) {
  const id = useId()
  const starts = planStarts(now)
  const start = starts.find(({ date }) => date === wishes.startDate)?.word ?? ''
  const control = (part: string) => ({
    id: `${id}-${part}`,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
  })
  return (
    <div className="font-display font-semibold text-[min(1.5rem,9vw)] leading-[2.1] sm:text-3xl sm:leading-[1.9]">
      <RichText
        text={planSentence(child, wishes.durationDays, start, checked)}
        parts={{
          days: (text) => (
            <Select
              control={control('days')}
              word={{ said: text, label: words.duration }}
              value={String(wishes.durationDays)}
              onChange={(value) => onChange({ durationDays: value === '14' ? 14 : 7 })}
              options={durations}
            />
          ),
          name: (text) => (
            <Select
              control={control('child')}
              word={{ said: text, label: words.child }}
              value={child.id}
              onChange={(childId) => onChange({ childId })}
              options={family.map(({ id: value, name, age, diagnosis }) => ({
                value,
                label: words.childOption({ name, age, diagnosis: diagnosisLabels[diagnosis] }),
              }))}
            />
          ),
          start: (text) => (
            <Select
              control={control('start')}
              word={{ said: text, label: words.firstDay }}
              value={wishes.startDate}
              onChange={(startDate) => onChange({ startDate })}
              options={starts.map(({ date, label }) => ({ value: date, label }))}
            />
          ),
        }}
      />
    </div>
  )
}
