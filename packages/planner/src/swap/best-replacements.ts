import type { Option } from '../search/option.ts'
import { slotCount } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'
import { bestSizeIn } from './best-size-in.ts'

/** What is built upon food that the child is known to eat comes first. */
export const isBuiltOnAccepted = ({ parts }: Pick<Option, 'parts'>): boolean =>
  parts[0]?.role === 'accepted'

const later = (option: Option) => (isBuiltOnAccepted(option) ? 0 : 1)

/** What is eaten, whichever of it the meal is called after. */
const foodsOn = ({ parts }: Option): string =>
  parts
    .map(({ candidateFood }) => candidateFood.form)
    .sort()
    .join()

/** Crackers with cheese are nothing else than the cheese with crackers that stands there, or was offered before. */
function ofOtherFoods(ranked: readonly Option[], present: Option | undefined): Option[] {
  const known = new Set(present ? [foodsOn(present)] : [])
  return ranked.filter((option) => {
    const foods = foodsOn(option)
    const isNew = !known.has(foods)
    known.add(foods)
    return isNew
  })
}

/**
 * The dishes that keep every limit in a cell, other than those named and those of the same foods, each in its best size: first those of food that the child is known to eat, then the best.
 */
export function bestReplacements(
  state: WeekState,
  cell: number,
  without: readonly string[],
): Option[] {
  const sizesOfDish = new Map<number, Option[]>()
  const ofSlot = state.problem.slots.filter((_, slot) => slot === cell % slotCount)
  for (const option of ofSlot.flat(2)) {
    if (without.includes(option.serving.dish.recipe.id)) continue
    const sizes = sizesOfDish.get(option.dish)
    if (sizes) sizes.push(option)
    else sizesOfDish.set(option.dish, [option])
  }
  const bestSize = bestSizeIn(state, cell)
  const ranked = [...sizesOfDish.values()]
    .map((sizes) => bestSize(sizes))
    .filter((one) => one !== null)
    .sort(
      (a, b) =>
        later(a.option) - later(b.option) || a.cost - b.cost || a.option.dish - b.option.dish,
    )
    .map(({ option }) => option)
  // What a rule of today forbids is not what stands in the state: see restoreState.
  const stands = state.cells[cell]
  const isNamed = stands && without.includes(stands.serving.dish.recipe.id)
  return ofOtherFoods(ranked, isNamed ? stands : undefined)
}
