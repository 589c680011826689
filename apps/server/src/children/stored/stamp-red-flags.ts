import type { ChildBody } from '@brightplate/contract/child/child'
import type { RedFlags } from '@brightplate/contract/child/red-flags/red-flags'
import { plainDateOf } from '@brightplate/contract/plain-date'
import type { Stamp } from './stamp-answers.ts'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The signs for a clinician as they are kept: the same sent along with their day are no new answer. */
export function stampRedFlags(
  { red_flags }: Pick<ChildBody, 'red_flags'>,
  { before: kept, now }: Pick<Stamp, 'before' | 'now'>,
): RedFlags | null | undefined {
  if (!red_flags) return red_flags
  const { answers, asked_on } = red_flags
  const before = kept.red_flags
  const isUnchanged = before && before.asked_on === asked_on && isSame(before.answers, answers)
  return isUnchanged ? before : { answers, asked_on: plainDateOf(now) }
}
