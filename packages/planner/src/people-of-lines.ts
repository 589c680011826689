interface SharedDish {
  foods?: readonly unknown[] | undefined
  safe_food?: { side_lines: number } | undefined
  people?: number | undefined
  parts?: readonly { ingredients: readonly string[]; people?: number | undefined }[] | undefined
}

/** For how many each line of a dish is: a side is for the child alone. */
export function peopleOfLines({ foods = [], safe_food, people = 1, parts }: SharedDish): number[] {
  if (parts) return parts.flatMap((part) => part.ingredients.map(() => part.people ?? 1))
  const firstOfSide = foods.length - (safe_food?.side_lines ?? 0)
  return foods.map((_, line) => (line < firstOfSide ? people : 1))
}
