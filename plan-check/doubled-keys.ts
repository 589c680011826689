const stringOrKey = /"(?:[^"\\]|\\.)*"(\s*:)?/g

const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysIn(one),
      ])

/** Keys that a text of JSON writes more often than its objects have them: the last of two would win unseen. */
export function doubledKeys(text: string, parsed: unknown): string[] {
  const left = new Map<string, number>()
  for (const [all, isKey] of text.matchAll(stringOrKey)) {
    const key: string = isKey ? JSON.parse(all.slice(0, -isKey.length)) : ''
    if (isKey) left.set(key, (left.get(key) ?? 0) + 1)
  }
  for (const key of keysIn(parsed)) left.set(key, (left.get(key) ?? 0) - 1)
  return [...left].flatMap(([key, count]) => (count > 0 ? key : []))
}
