import { language } from '#words/language'

/** Made with the first list of two: a slow phone needs tens of milliseconds for it. */
let list: Intl.ListFormat | undefined

/** "milk", "milk and peanuts", "milk, peanuts and egg": no language of ours has a comma before the last "and". */
export function wordList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  list ??= new Intl.ListFormat(language)
  return list
    .formatToParts(words)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^,(?= \p{L})/u, '') : value))
    .join('')
}
