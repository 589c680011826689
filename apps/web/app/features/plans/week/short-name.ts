import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'

const mostLetters = 34

/** A dish in the few words that a small card has room for: its first part, or its name up to what is beside. */
export function shortName({ name }: Pick<Meal | Snack | Juice, 'name'>): string {
  const first = name.split(/, | with |(?<!-) and | in /)[0] ?? name
  if (name.length <= mostLetters) return name
  return first.length <= mostLetters ? first : `${first.slice(0, mostLetters - 1).trimEnd()}…`
}
