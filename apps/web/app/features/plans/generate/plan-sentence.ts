import type { Child } from '@brightplate/contract/child/child'
import { wordList } from '../../../ui/words/word-list.ts'

/** "A 7-day plan for Sam, 7, without milk and peanuts". Only what is really checked is excluded. */
export function planSentence(
  { name, age }: Pick<Child, 'name' | 'age'>,
  durationDays: number,
  checked: readonly string[],
): string {
  const without = checked.length > 0 ? `, without ${wordList(checked)}` : ''
  return `A ${durationDays}-day plan for ${name}, ${age}${without}`
}
