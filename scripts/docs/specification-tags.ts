const tagged = /(['"`])([^'"`\n]*?)((?: §[\d.]+(?:-\d+)?)+)\1\s*,/g
const tag = /§(\d+)\.(\d+)(?:-(\d+))?/g

/**
 * The numbers of the statements that the titles of a test file are tagged with: "1.4" of
 * `'opens with today §1.4'`, and "2.68", "2.69" and "2.70" of `§2.68-70`.
 */
export function statementsTested(source: string): Set<string> {
  const tags = [...source.matchAll(tagged)].flatMap(([, , , tags = '']) => [...tags.matchAll(tag)])
  return new Set(
    tags.flatMap(([, section, first, last]) => {
      const count = Number(last ?? first) - Number(first) + 1
      return Array.from({ length: count }, (_, at) => `${section}.${Number(first) + at}`)
    }),
  )
}
