// British English: without a comma before the last "and".
const list = new Intl.ListFormat('en-GB')

/** "milk", "milk and peanuts", "milk, peanuts and egg" */
export const wordList = (words: readonly string[]): string => list.format(words)
