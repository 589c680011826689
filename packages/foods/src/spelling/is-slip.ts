/** Letters that are heard alike, or that one hand writes for another. */
const alike = ['aeiouy', 'cksqxz', 'dt', 'bpv', 'fpv', 'gj', 'mn', 'lr', 'jy', 'hj'] as const

const soundAlike = (one: string, other: string): boolean =>
  alike.some((letters) => letters.includes(one) && letters.includes(other))

/** Below so many letters a letter put for another makes another word more often than a slip. */
const shortBelow = 6

/**
 * Whether a word near another may be that word misspelt: it begins alike, and a short word has no letter put for one
 * that sounds otherwise. Ampalaya is no jambalaya, sohan no gohan.
 *
 * @example isSlip('piza', 'pizza') // true
 * @example isSlip('salo', 'halo') // false
 */
export function isSlip(word: string, meant: string): boolean {
  const swapped = word[0] === meant[1] && word[1] === meant[0]
  if (word[0] !== meant[0] && !swapped && !soundAlike(word[0] ?? '', meant[0] ?? '')) return false
  if (word.length >= shortBelow || word.length !== meant.length || swapped) return true
  const differing = [...word].flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  return (
    differing.length !== 1 || differing.every((at) => soundAlike(word[at] ?? '', meant[at] ?? ''))
  )
}
