/**
 * What `read` makes of the groups of a pattern's first match in a text; null without a match. A group that took no
 * part is empty.
 * @throws RangeError where the pattern has fewer groups than `read` takes
 * @example readMatch(/^(\d+) to (\d+)$/, '4 to 8', (from, to) => `${from} a ${to}`) // '4 a 8'
 */
export function readMatch<Read>(
  pattern: RegExp,
  text: string,
  read: (...groups: string[]) => Read,
): Read | null {
  const found = pattern.exec(text)
  if (found === null) return null
  const groups = Array.from(found, (group = '') => group).slice(1)
  if (groups.length < read.length) {
    throw new RangeError(`${pattern} has ${groups.length} groups of ${read.length}`)
  }
  return read(...groups)
}
