import { editDistance } from '@brightplate/foods/spelling/edit-distance'

/** Letters that may be wrong: one in three, and no more than three. */
const mostEdits = (name: string) => Math.min(3, Math.max(1, Math.floor(name.length / 3)))

/** The name that was probably meant; null where none is near. */
export function nearestName(name: string, names: Iterable<string>): string | null {
  let best: string | null = null
  let least = mostEdits(name) + 1
  for (const one of names) {
    const distance = editDistance(name, one, least - 1)
    if (distance < least) {
      best = one
      least = distance
    }
  }
  return best
}

/** "; oil?", or nothing where no name is near: the end of a sentence on a name that is not known. */
export const suggestionOf = (name: string, names: Iterable<string>): string => {
  const near = nearestName(name, names)
  return near === null ? '' : `; ${near}?`
}
