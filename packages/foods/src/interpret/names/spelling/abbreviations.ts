import { typedNames } from '../typed-names.ts'

const { freeOf, onlyBesideOthers } = typedNames.abbreviations
const standFor = new Map(Object.entries(typedNames.abbreviations.standFor))

/** The longest first: "pnf" is no "p" beside an "nf". */
const letters = Object.keys(freeOf).sort((a, b) => b.length - a.length)

const unit = new RegExp(`(?:${letters.join('|')})f`, 'gu')

/** The letters of a word that is made of such pairs alone; null for any other word. */
function lettersOf(word: string): string[] | null {
  const units = word.match(unit)
  return units && units.join('') === word ? units.map((one) => one.slice(0, -1)) : null
}

/**
 * Abbreviations of allergies and of diets without something, spelt out; null for a word that is none. `others`: the
 * words of its tag.
 *
 * @example freeWords('dfef', []) // ['dairy', 'free', 'egg', 'free']
 */
export function freeWords(word: string, others: readonly string[]): string[] | null {
  const spelled = standFor.get(word)
  if (spelled !== undefined) return spelled.split(' ')
  const letters = lettersOf(word)
  if (!letters) return null
  const [only] = letters
  const isAlone =
    letters.length === 1 && others.every((other) => other === word || lettersOf(other) === null)
  if (only !== undefined && isAlone && onlyBesideOthers.includes(only)) return null
  const hasOthers = letters.length > 1 || !isAlone
  return letters.flatMap((letter) => {
    const meant = freeOf[letter] ?? []
    // Beside "GF DF" an S is soy.
    const meanings = letter === 's' && hasOthers ? meant.slice(0, 1) : meant
    return meanings.flatMap((what) => [...what.split(' '), 'free'])
  })
}
