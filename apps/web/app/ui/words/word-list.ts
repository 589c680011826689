import { language } from '#words/language'

const list = new Intl.ListFormat(language)

/** "milk", "milk and peanuts", "milk, peanuts and egg": no language of ours has a comma before the last "and". */
export const wordList = (words: readonly string[]): string =>
  list
    .formatToParts(words)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^,(?= \p{L})/u, '') : value))
    .join('')
