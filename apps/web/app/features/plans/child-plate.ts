import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'

/** How much of something stands on a plate, in whole grams from 10 g on, as lines print them. */
const gramsWords = (grams: number) => ` (${grams >= 10 ? Math.round(grams) : grams} g)`

/**
 * Of a meal that others share, for how many its lines are and what of it is on the child's own plate; null
 * for a child alone, and in plans of before, which do not tell. We plan nothing in place of a base that is made apart.
 */
export function childPlate(
  { people = 1, parts = [] }: Pick<Meal | Snack | Juice, 'people' | 'parts'>,
  childName: string | null,
): string | null {
  if (people === 1 || parts.length === 0) return null
  const on = parts.map(
    ({ name, grams, role }) =>
      `${role === 'learning' ? `a taste of ${name}` : name}${grams === null ? '' : gramsWords(grams)}`,
  )
  const [base] = parts
  const missing = base?.apart_steps ? ` The others need something in place of ${base.name}.` : ''
  return `For ${people} at the table. ${childName ?? 'Your child'}’s plate: ${on.join(', ')}.${missing}`
}
