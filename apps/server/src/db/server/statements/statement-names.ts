/** More texts than the service has; lists of ids of every length would go on for ever. */
const mostNames = 300

/** Gives a query the name that its text has; the query as it was where there are too many names. */
export type NameQuery = <Query>(query: Query) => Query

/** A name for each text, so that a connection of the server's parses and plans it once. */
export function statementNames(most = mostNames): NameQuery {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | null => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= most) return null
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  return (query) => {
    if (typeof query !== 'object' || query === null || !('text' in query)) return query
    const name = nameOf(String(query.text))
    return name === null ? query : { ...query, name }
  }
}
