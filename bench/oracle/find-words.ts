const quotes = /[’‘]/g
const accents = /\p{Diacritic}/gu

/** Lower case, without accents, plain quotes. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(accents, '').replace(quotes, "'").toLowerCase()

/** "milk, sour cream" as a list; line breaks count as spaces. */
export const wordList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')

/** Whole words, with an ordinary plural. Words may be pieces of regular expressions. */
export function wordPattern(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?:s|es|'s)?(?![\\w-])`, 'g')
}

/** Takes phrases out of a text, so that the words in them are not read. */
export const withoutPhrases = (text: string, phrases: RegExp): string =>
  text.replace(phrases, ' # ')

export const foundWords = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([word]) => word)),
]
