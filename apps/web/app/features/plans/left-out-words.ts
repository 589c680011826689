/** Says on paper, and for today, that something is missing; the dish itself is never named there. */
export function leftOutWords(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? 'One dish no longer fits the profile and is left out here.'
    : `${count} dishes no longer fit the profile and are left out here.`
}
