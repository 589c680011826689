import type { Juice, Meal, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/eaters/plate'

export interface ShownPlate {
  /** The parts, the base first; empty where the dish is one thing for everyone. */
  parts: readonly PlatePart[]
  /** Safe foods as typed that are not among the parts. */
  beside: readonly string[]
}

/** A food as typed that we do not know: it has no lines. */
export const isUnchecked = ({ ingredients }: PlatePart): boolean => ingredients.length === 0

/** Of what the child eats nothing of, who does, behind its name. */
export const forWhom = ({ child_ids }: NonNullable<PlatePart['for_others']>): string =>
  child_ids ? words.forSibling : words.forOthers

/** What the child has of a dish that is for the others; null where that is nothing. */
export function sharedDishWords(
  { for_others }: PlatePart,
  childName: string | null,
): string | null {
  const { from_pot: taken = [], same_pot: same = [] } = for_others ?? {}
  const name = childName ?? 'unnamed'
  const sentences = [
    ...(same.length > 0 ? [words.inSamePot({ name, foods: same.join(', ') })] : []),
    ...(taken.length > 0 ? [words.fromPot({ name, foods: taken.join(', ') })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

const sameLines = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((line, index) => line === others[index])

/** A dish as it stands on the plate. Parts that miss a line of the dish, or add one, are not shown apart. */
export function plateOf(dish: Meal | Snack | Juice): ShownPlate {
  const { parts = [], ingredients, beside = [] } = dish
  const lines = parts.flatMap((part) => part.ingredients)
  const isOneThing = parts.length < 2 && parts[0]?.apart_steps === undefined
  if (isOneThing || !sameLines(lines, ingredients)) return { parts: [], beside }
  const shown = parts.filter(isUnchecked).map(({ typed }) => typed)
  return { parts, beside: beside.filter((food) => !shown.includes(food)) }
}
