/** The rows of a raw query, which both drivers answer in `rows`. */
export const rowsOf = (result: unknown): Record<string, unknown>[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
