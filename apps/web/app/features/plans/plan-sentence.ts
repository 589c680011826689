import type { Child } from '@brightplate/contract/child'
import { wordList } from '../../ui/word-list.ts'

/** "A 7-day plan for Sam, 7, without milk and peanuts" */
export function planSentence(
  { name, age, allergies }: Pick<Child, 'name' | 'age' | 'allergies'>,
  durationDays: number,
): string {
  const without = allergies.length > 0 ? `, without ${wordList(allergies)}` : ''
  return `A ${durationDays}-day plan for ${name}, ${age}${without}`
}
