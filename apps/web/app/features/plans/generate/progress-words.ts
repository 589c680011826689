import { wordList } from '../../../ui/words/word-list.ts'
import type { PlanProgress } from './follow-plan-job.ts'

/** What is happening while a plan is made; without figures, what happens in any case. */
export function progressWords(progress: PlanProgress | null, checked: readonly string[]): string {
  const rule =
    checked.length > 0
      ? `Checking every ingredient against ${wordList(checked)}`
      : 'Checking every ingredient'
  if (!progress || progress.daysDone === 0) return `Choosing dishes. ${rule}.`
  const { daysDone, daysWanted } = progress
  if (daysDone >= daysWanted) return `All ${daysWanted} days are chosen. ${rule}.`
  return `${daysDone} of ${daysWanted} days chosen. ${rule}.`
}
