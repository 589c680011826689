import type { Juice, Meal, PlatePart, Snack } from '../plan-data.ts'

export interface LinesForPeople {
  people: number
  lines: string[]
}

type Part = Pick<PlatePart, 'people' | 'ingredients'>
type Dish = Pick<Meal | Snack | Juice, 'people' | 'ingredients'> & { parts?: Part[] | undefined }

/**
 * The lines of a dish by for how many they are, in their order: a side that others must not eat is for the child
 * alone, a dish in its place for the others.
 * @param ingredients the lines in the words to be read; one for each of the dish
 */
export function linesByPeople(
  { people = 1, parts = [], ingredients: written }: Dish,
  ingredients: readonly string[] = written,
): LinesForPeople[] {
  const ofParts = parts.reduce((sum, part) => sum + part.ingredients.length, 0)
  if (ofParts !== ingredients.length) return [{ people, lines: [...ingredients] }]
  const groups: LinesForPeople[] = []
  let from = 0
  for (const part of parts) {
    const lines = ingredients.slice(from, from + part.ingredients.length)
    from += lines.length
    const eating = part.people ?? people
    const last = groups.at(-1)
    if (last?.people === eating) last.lines.push(...lines)
    else if (lines.length > 0) groups.push({ people: eating, lines })
  }
  return groups
}
