import type { MealComposition } from '../meal-composition.ts'

/** Of what the child eats all parts grow with its hunger; of what is ours the first alone, so that its place tells. */
const keyOf = (composition: MealComposition): string => {
  const parts = composition.map(({ role, safeFood, candidateFood, people }) =>
    [role, safeFood?.index ?? '', candidateFood.form, people].join(':'),
  )
  return (composition[0]?.role === 'accepted' ? parts.sort() : parts).join('|')
}

/** Each composition once, as it came first: a child's own cheese with crackers is its crackers with cheese. */
export function distinctCompositions(compositions: readonly MealComposition[]): MealComposition[] {
  const known = new Map<string, MealComposition>()
  for (const composition of compositions) {
    const key = keyOf(composition)
    if (!known.has(key)) known.set(key, composition)
  }
  return [...known.values()]
}
