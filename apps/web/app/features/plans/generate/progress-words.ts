import * as words from '#words/plans/generate'
import { wordList } from '../../../ui/words/word-list.ts'
import type { PlanProgress } from './follow-plan-job.ts'

function doneWords(progress: PlanProgress | null): string {
  if (!progress || progress.daysDone === 0) return words.choosing
  const { daysDone: done, daysWanted: wanted } = progress
  return done >= wanted ? words.allDaysChosen({ days: wanted }) : words.daysChosen({ done, wanted })
}

/** What is happening while a plan is made; without figures, what happens in any case. */
export function progressWords(progress: PlanProgress | null, checked: readonly string[]): string {
  const checking =
    checked.length > 0 ? words.checkingAgainst({ foods: wordList(checked) }) : words.checking
  return `${doneWords(progress)} ${checking}`
}
