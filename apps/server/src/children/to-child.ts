import type { Child } from '@brightplate/contract/child/child'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { toEater } from './eaters/to-eater.ts'
import type { KeptChild } from './kept/open-child.ts'

/** A kept child as the contract shows it. `siblings` holds those of the household who eat with it. */
export const toChild = (
  { eating_log: log, ...child }: KeptChild,
  siblings: readonly KeptChild[],
): Child => ({
  ...child,
  ...(log ? { eating_log: { asks: log.asks, since: log.since } } : {}),
  eaters: (child.eaters ?? []).flatMap((one) => toEater(one, siblings)),
})

/** What a plan keeps of the child. */
export function snapshotOf({
  id: _,
  created_at: __,
  eating_log: ___,
  care_words: ____,
  ...profile
}: Child): ProfileSnapshot {
  return profile
}
