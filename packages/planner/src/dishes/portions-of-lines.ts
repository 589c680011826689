interface SharedDish {
  foods?: readonly unknown[] | undefined
  safe_food?: { side_lines: number } | undefined
  people?: number | undefined
  portions?: number | undefined
  parts?:
    | readonly {
        ingredients: readonly string[]
        people?: number | undefined
        for_others?: unknown
      }[]
    | undefined
}

/**
 * What each line of a dish is divided by for the child's share: how many of the child's portions it is.
 * A side is for the child alone; of what is for others the child has no share, however many they are.
 */
export function portionsOfLines({
  foods = [],
  safe_food,
  people = 1,
  portions = people,
  parts,
}: SharedDish): number[] {
  if (parts) {
    const ofPart = (eaters = 1) => (eaters > 1 ? portions : 1)
    return parts.flatMap((part) =>
      part.ingredients.map(() =>
        part.for_others ? Number.POSITIVE_INFINITY : ofPart(part.people),
      ),
    )
  }
  if (!safe_food) return foods.map(() => portions)
  const firstOfSide = foods.length - safe_food.side_lines
  return foods.map((_, line) => (line < firstOfSide ? portions : 1))
}
