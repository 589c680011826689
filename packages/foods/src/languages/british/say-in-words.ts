import type { WordPairs } from './british-words.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isCapital = (letter: string | undefined): boolean => letter !== letter?.toLowerCase()

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const opensSentence = /(?:^|[.?!:] |[“"])$/

/** Behind "2" and "1 1/2", though not behind "1/2". */
const ofMany = /(?:^|\s)(?:[2-9]|\d{2,}|\d+ \d\/\d+)\s$/

/**
 * Says texts in the words of a table: each word or phrase that stands there whole, the longest first, with a capital
 * where it had one.
 * @example sayInWords({ zucchini: { one: 'courgette', many: 'courgettes' } })('2 zucchini') // '2 courgettes'
 */
export function sayInWords(pairs: WordPairs): (text: string) => string {
  const byWord = new Map(
    Object.entries(pairs).map(
      ([word, british]) => [word.toLowerCase(), { word, said: british }] as const,
    ),
  )
  const longestFirst = [...byWord.keys()].toSorted((a, b) => b.length - a.length)
  const known = new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'giu',
  )
  return (text) =>
    text.replaceAll(known, (found: string, index: number) => {
      const entry = byWord.get(found.toLowerCase())
      if (!entry) return found
      const { word, said } = entry
      const before = text.slice(0, index)
      const words = typeof said === 'string' ? said : ofMany.test(before) ? said.many : said.one
      // A name has its capital wherever it stands: "French fries".
      const isFirst = isCapital(found[0]) && (!isCapital(word[0]) || opensSentence.test(before))
      return isFirst ? capitalised(words) : words
    })
}
