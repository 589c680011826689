const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b)
const isIn = (list: unknown[], value: unknown) => list.some((one) => isSame(one, value))

/** The latest list with what was added to the base and without what was removed from it. */
function mergeLists(base: unknown[], mine: unknown[], latest: unknown[]): unknown[] {
  const kept = latest.filter((one) => isIn(mine, one) || !isIn(base, one))
  const added = mine.filter((one) => !isIn(base, one) && !isIn(kept, one))
  return [...kept, ...added]
}

/**
 * What was changed since `base`, laid onto what is stored now: an allergy that another device added
 * stays, and what was not touched here is not set back.
 */
export function mergeChanges<Values extends object>(
  base: Values,
  mine: Values,
  latest: Values,
): Values {
  const merged = { ...mine }
  for (const key of Object.keys(mine) as (keyof Values)[]) {
    const [was, is, now] = [base[key], mine[key], latest[key]]
    if (isSame(was, is)) merged[key] = now
    else if (Array.isArray(was) && Array.isArray(is) && Array.isArray(now)) {
      Object.assign(merged, { [key]: mergeLists(was, is, now) })
    }
  }
  return merged
}
