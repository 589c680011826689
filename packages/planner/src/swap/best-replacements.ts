import type { Option } from '../search/option.ts'
import { slotCount } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'
import { bestSizeIn } from './best-size-in.ts'

/** What is built upon food that the child is known to eat comes first. */
export const isBuiltOnAccepted = ({ parts }: Pick<Option, 'parts'>): boolean =>
  parts[0]?.role === 'accepted'

const later = (option: Option) => (isBuiltOnAccepted(option) ? 0 : 1)

/**
 * The dishes that keep every limit in a cell, other than those named, each in its best size: first those of
 * food that the child is known to eat, then the best.
 */
export function bestReplacements(
  state: WeekState,
  cell: number,
  without: readonly string[],
): Option[] {
  const sizesOfDish = new Map<number, Option[]>()
  for (const option of (state.problem.slots[cell % slotCount] ?? []).flat()) {
    if (without.includes(option.serving.dish.recipe.id)) continue
    const sizes = sizesOfDish.get(option.dish)
    if (sizes) sizes.push(option)
    else sizesOfDish.set(option.dish, [option])
  }
  const bestSize = bestSizeIn(state, cell)
  return [...sizesOfDish.values()]
    .flatMap((sizes) => bestSize(sizes) ?? [])
    .sort(
      (a, b) =>
        later(a.option) - later(b.option) || a.cost - b.cost || a.option.dish - b.option.dish,
    )
    .map(({ option }) => option)
}
