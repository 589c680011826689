/** Says other words for each of these, the longest first, and none within what was said: "1/2 onion" is not in "1 1/2 onions". */
export function inOnePass(text: string, words: ReadonlyMap<string, string>): string {
  if (words.size === 0) return text
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length)
  const any = longestFirst.map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return text.replaceAll(
    new RegExp(`(?<![\\d/] ?)(?:${any})(?!\\p{L})`, 'gu'),
    (found) => words.get(found) ?? found,
  )
}
