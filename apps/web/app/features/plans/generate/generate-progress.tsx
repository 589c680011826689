import * as words from '#words/plans/generate'
import coveredPlate from '../../../ui/covered-plate.svg'
import { RichText } from '../../../ui/words/rich-text.tsx'
import type { PlanProgress } from './follow-plan-job.ts'
import { progressWords } from './progress-words.ts'

interface GenerateProgressProps {
  /** What every ingredient is checked for. */
  checked: readonly string[]
  /** null while nothing can be counted. */
  progress: PlanProgress | null
}

/** An empty week, on which a plate lands with each day that is done; what is under its cover is chosen until the end. */
function Plates({ daysDone, daysWanted }: PlanProgress) {
  const days = Array.from({ length: daysWanted }, (_, day) => day)
  return (
    <div aria-hidden className="grid grid-cols-7 gap-2">
      {days.map((day) => (
        <div
          key={day}
          data-plate={day < daysDone ? 'landed' : 'awaited'}
          className="aspect-square rounded-full border-2 border-line border-dashed data-[plate=landed]:border-transparent"
        >
          {day < daysDone && (
            <img src={coveredPlate} alt="" className="size-full motion-safe:animate-fade" />
          )}
        </div>
      ))}
    </div>
  )
}

/** A calm line while a plan is made. */
export function GenerateProgress({ checked, progress }: GenerateProgressProps) {
  const counted = progress && progress.daysDone > 0 ? progress : null
  return (
    <div className="grid grid-cols-1 gap-2">
      {progress && <Plates {...progress} />}
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
        <RichText text={words.mayTake} parts={{ time: (text) => <span>{text}</span> }} />
      </p>
    </div>
  )
}
