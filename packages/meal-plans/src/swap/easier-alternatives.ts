import type { ComposedAlternative } from './composed-alternative.ts'

/** What a meal asks of whoever makes it. */
export interface Effort {
  total_minutes: number
  steps: number
}

/** Fewer minutes and no more steps, or fewer steps and no more minutes. */
export const isEasier = (one: Effort, than: Effort): boolean =>
  one.total_minutes <= than.total_minutes &&
  one.steps <= than.steps &&
  (one.total_minutes < than.total_minutes || one.steps < than.steps)

/**
 * Of dishes in the order in which they suit, the first that are easier than what stands there, the quickest of them
 * first. Where none is: those that are plain foods of the child, told as not easier.
 * @param written each as it would be offered, made when it is looked at
 */
export function easierAlternatives(
  written: Iterable<{ offered: ComposedAlternative; isPlain: boolean }>,
  than: Effort,
  count: number,
): ComposedAlternative[] {
  const easier: ComposedAlternative[] = []
  const plain: ComposedAlternative[] = []
  for (const { offered, isPlain } of written) {
    if (isEasier(offered, than)) easier.push({ ...offered, easier: true })
    else if (offered.accepted && isPlain) plain.push({ ...offered, easier: false })
    if (easier.length === count) break
  }
  const found = easier.length > 0 ? easier : plain.slice(0, count)
  return found.toSorted((a, b) => a.total_minutes - b.total_minutes || a.steps - b.steps)
}
