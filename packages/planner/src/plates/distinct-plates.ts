import type { Plate } from './plate.ts'

/** Of what the child eats all parts grow with its hunger; of what is ours the first alone, so that its place tells. */
const keyOf = (plate: Plate): string => {
  const parts = plate.map(({ role, safeFood, candidateFood, people }) =>
    [role, safeFood?.index ?? '', candidateFood.form, people].join(':'),
  )
  return (plate[0]?.role === 'accepted' ? parts.sort() : parts).join('|')
}

/** Each plate once, as it came first: a child's own cheese with crackers is its crackers with cheese. */
export function distinctPlates(plates: readonly Plate[]): Plate[] {
  const known = new Map<string, Plate>()
  for (const plate of plates) {
    const key = keyOf(plate)
    if (!known.has(key)) known.set(key, plate)
  }
  return [...known.values()]
}
