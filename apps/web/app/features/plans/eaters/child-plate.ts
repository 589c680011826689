import type { Juice, Meal, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'

/** How much of something stands on a plate, in whole grams from 10 g on, as lines print them. */
const gramsWords = (grams: number) => ` (${grams >= 10 ? Math.round(grams) : grams} g)`

/** What the others have in place of a base that is made apart for the child; plans of before hold nothing. */
function othersWords([base, ...parts]: readonly PlatePart[]): string {
  if (!base?.apart_steps) return ''
  const instead = parts.find(({ for_others }) => for_others && !for_others.child_ids)
  return instead
    ? ` The others have ${instead.name} in its place.`
    : ` The others need something in place of ${base.name}.`
}

/**
 * Of a meal that others share, for how many its lines are and what of it is on the child's own plate; null
 * for a child alone, and in plans of before, which do not tell.
 */
export function childPlate(
  { people = 1, parts = [] }: Pick<Meal | Snack | Juice, 'people' | 'parts'>,
  childName: string | null,
): string | null {
  if (people === 1 || parts.length === 0) return null
  const on = parts.flatMap(({ name, grams, role, for_others }) =>
    for_others
      ? []
      : `${role === 'learning' ? `a taste of ${name}` : name}${grams === null ? '' : gramsWords(grams)}`,
  )
  return `For ${people} at the table. ${childName ?? 'Your child'}’s plate: ${on.join(', ')}.${othersWords(parts)}`
}
