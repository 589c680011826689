import type { PlatePart } from '@brightplate/contract/plans/plan-data'

/** Whether a part of a meal is prepared separately, for the child alone. */
export const isPreparedSeparately = ({ apart_steps }: Pick<PlatePart, 'apart_steps'>): boolean =>
  apart_steps !== undefined

/** Each step that is the child's own is taken out once: what is shared may be made by the very same words. */
export function stepsWithout(steps: readonly string[], own: readonly string[]): string[] {
  const left = [...own]
  return steps.filter((step) => {
    const index = left.indexOf(step)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
