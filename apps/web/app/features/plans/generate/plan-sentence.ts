import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/plans/generate'
import { wordList } from '../../../ui/words/word-list.ts'

/**
 * "A 7-day plan for Sam, 7, without milk and peanuts, from tomorrow", its words to tap in tags. Only what is really
 * checked is excluded.
 */
export function planSentence(
  { name, age }: Pick<Child, 'name' | 'age'>,
  durationDays: number,
  start: string,
  checked: readonly string[],
): string {
  const plan = { days: durationDays, name, age, start }
  return checked.length > 0
    ? words.planWithout({ ...plan, foods: wordList(checked) })
    : words.plan(plan)
}
