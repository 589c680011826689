import * as words from '#words/plans/generate'
import { RichText } from '../../../ui/words/rich-text.tsx'
import type { PlanProgress } from './follow-plan-job.ts'
import { progressWords } from './progress-words.ts'

interface GenerateProgressProps {
  /** What every ingredient is checked for. */
  checked: readonly string[]
  /** null while nothing can be counted. */
  progress: PlanProgress | null
}

/** A calm line while a plan is made. */
export function GenerateProgress({ checked, progress }: GenerateProgressProps) {
  const counted = progress && progress.daysDone > 0 ? progress : null
  return (
    <div className="grid grid-cols-1 gap-2">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-wash">
        {counted ? (
          <div
            className="h-full rounded-full bg-leaf transition-[width] duration-200"
            style={{ width: `${(counted.daysDone / counted.daysWanted) * 100}%` }}
          />
        ) : (
          <div className="h-full w-2/5 rounded-full bg-leaf motion-safe:animate-drift" />
        )}
      </div>
      <p role="status">{progressWords(progress, checked)}</p>
      <p className="text-muted">
        <RichText text={words.mayTake} parts={{ time: (said) => <span>{said}</span> }} />
      </p>
    </div>
  )
}
