import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'

/** What a mark is of: a line of this plan's list, or of what the home has. */
export const placeOf = ({ lasting, line }: Pick<ShoppingMark, 'lasting' | 'line'>): string =>
  `${lasting ? 'home' : 'plan'}:${line}`

/** One mark of each line; of several the one that was made last. */
export function mergeMarks(...lists: readonly (readonly ShoppingMark[])[]): ShoppingMark[] {
  const latest = new Map<string, ShoppingMark>()
  for (const mark of lists.flat()) {
    const known = latest.get(placeOf(mark))
    if (!known || known.changed_at <= mark.changed_at) latest.set(placeOf(mark), mark)
  }
  return [...latest.values()]
}

/** What of a queue the server does not have: all that was not sent, or changed since. */
export const notSent = (
  queue: readonly ShoppingMark[],
  sent: readonly ShoppingMark[],
): ShoppingMark[] =>
  queue.filter(
    (mark) =>
      !sent.some((one) => placeOf(one) === placeOf(mark) && one.changed_at === mark.changed_at),
  )
