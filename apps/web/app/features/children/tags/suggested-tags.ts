const mostSuggestions = 6

/** Those of `known` that go on from what is typed and are not there yet; words that begin with it come first. */
export function suggestedTags(
  known: readonly string[],
  tags: readonly string[],
  text: string,
): string[] {
  const typed = text.trim().toLowerCase()
  const added = tags.map((tag) => tag.trim().toLowerCase())
  const open = known.filter((tag) => !added.includes(tag.toLowerCase()))
  const starting = open.filter((tag) => tag.toLowerCase().startsWith(typed))
  const inside = open.filter(
    (tag) => !starting.includes(tag) && tag.toLowerCase().includes(` ${typed}`),
  )
  return [...starting, ...inside].filter((tag) => tag !== typed).slice(0, mostSuggestions)
}
