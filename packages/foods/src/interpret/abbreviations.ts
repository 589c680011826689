/** What the letters before an F stand for: "GF", "DF/EF/NF", "GFDFSF". Of two meanings both stay out. */
const freeOf: Readonly<Record<string, readonly string[]>> = {
  g: ['gluten'],
  d: ['dairy'],
  e: ['egg'],
  n: ['nut'],
  s: ['soy', 'sugar'],
  c: ['casein'],
  w: ['wheat'],
  p: ['peanut'],
  pn: ['peanut'],
  tn: ['tree nut'],
  m: ['milk'],
  l: ['lactose'],
}

/** Abbreviations that stand for words. */
const spelledOut: ReadonlyMap<string, readonly string[]> = new Map([
  ['mspi', ['milk', 'and', 'soy', 'allergy']],
  ['msi', ['milk', 'and', 'soy', 'allergy']],
  ['tna', ['tree', 'nut', 'allergy']],
  ['pna', ['peanut', 'allergy']],
  ['pbj', ['peanut', 'butter', 'and', 'jelly']],
])

/** Of one letter alone these mean other things as well, and are read beside others only. */
const onlyBesideOthers = new Set(['p', 'm', 'l', 'w', 'c'])

const unit = /(?:tn|pn|[gdenscwpml])f/gu

/** The letters of a word that is made of such pairs alone; null for any other word. */
function lettersOf(word: string): string[] | null {
  const units = word.match(unit)
  return units && units.join('') === word ? units.map((one) => one.slice(0, -1)) : null
}

/**
 * Abbreviations of allergies and of diets without something, spelt out; null for a word that is none.
 *
 * @example freeWords('dfef', []) // ['dairy', 'free', 'egg', 'free']
 */
export function freeWords(word: string, others: readonly string[]): string[] | null {
  const spelled = spelledOut.get(word)
  if (spelled) return [...spelled]
  const letters = lettersOf(word)
  if (!letters) return null
  const [only] = letters
  const isAlone = letters.length === 1 && others.every((other) => lettersOf(other) === null)
  if (only !== undefined && isAlone && onlyBesideOthers.has(only)) return null
  const hasOthers = letters.length > 1 || !isAlone
  return letters.flatMap((letter) => {
    const meant = freeOf[letter] ?? []
    // Beside "GF DF" an S is soy.
    const kept = letter === 's' && hasOthers ? meant.slice(0, 1) : meant
    return kept.flatMap((what) => [...what.split(' '), 'free'])
  })
}
