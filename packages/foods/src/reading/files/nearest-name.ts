import { editDistance } from '../../spelling/edit-distance.ts'

/** Letters that may be wrong: one in three. */
const mostEdits = (name: string) => Math.max(1, Math.floor(name.length / 3))
const mostNames = 3

const wordsOf = (name: string) => name.toLowerCase().split(/[ -]/)

/** The name that was probably meant; null where none is near. */
function nearestName(name: string, names: readonly string[]): string | null {
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

/** Names that share a word with this one, those that share most first. */
function kindredNames(name: string, names: readonly string[]): string[] {
  const own = wordsOf(name)
  const shared = (one: string) => wordsOf(one).filter((word) => own.includes(word)).length
  return names
    .filter((one) => shared(one) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostNames)
}

/**
 * The end of a sentence on a name that is not known: "; oil?". Nothing where no name is near.
 * @example suggestionOf('peas-frozen', foodIds) // '; green-peas-frozen, snow-peas, okra-frozen?'
 */
export function suggestionOf(name: string, names: Iterable<string>): string {
  const all = [...names]
  const near = nearestName(name, all)
  const kindred = near === null ? kindredNames(name, all) : [near]
  return kindred.length > 0 ? `; ${kindred.join(', ')}?` : ''
}
