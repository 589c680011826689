type Names = Record<'breakfast' | 'lunch' | 'dinner' | 'juice', { name: string }> & {
  snacks: readonly { name: string }[]
}

/** Says a dish of ours that a sentence quotes as its day does: what stands in quotes is a parent's else. */
export function quotedDishes(days: readonly Names[], translated: readonly Names[]) {
  const namesOf = (all: readonly Names[]) =>
    all.flatMap(({ breakfast, lunch, dinner, snacks, juice }) =>
      [breakfast, lunch, dinner, ...snacks, juice].map(({ name }) => name),
    )
  const spoken = namesOf(translated)
  const inBritish = new Map(namesOf(days).map((name, index) => [name, spoken[index] ?? name]))
  return (text: string) =>
    text.replaceAll(/“([^”]+)”/g, (_, name: string) => `“${inBritish.get(name) ?? name}”`)
}
