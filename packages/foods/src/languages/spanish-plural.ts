/** Behind these words nothing changes with the number: "moldes para pan", "sándwiches de atún". */
const afterHead = /^(?:de|del|con|sin|para|en|al?|y|o|tipo)$/

/** Said in the plural as they are, or with a plain s as in English. */
const foreign = /(?:et|ot|og|it|uff|affin|uffin|agel|url|ip)$/i

function pluralWord(word: string): string {
  if (word === 'hot') return word
  if (/[sx]$/i.test(word)) return /[áéíóú]s$/.test(word) ? `${unstressed(word)}es` : word
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`
  if (foreign.test(word)) return `${word}s`
  return `${unstressed(word)}es`
}

const plainVowels: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** "sartén" without its accent, which the plural does not need: "sartenes". */
const unstressed = (word: string): string =>
  word.replace(/[áéíóú](?=[ns]$)/, (vowel) => plainVowels[vowel] ?? vowel)

/**
 * Some Spanish words for one thing as words for many: noun and adjectives up to the first preposition.
 * @example spanishPlural('charola forrada para hornear') // 'charolas forradas para hornear'
 */
export function spanishPlural(words: string): string {
  let isHead = true
  return words
    .split(' ')
    .map((word) => {
      if (afterHead.test(word)) isHead = false
      return isHead ? pluralWord(word) : word
    })
    .join(' ')
}
