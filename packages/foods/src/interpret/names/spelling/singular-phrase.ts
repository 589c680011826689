function singularWord(word: string): string {
  if (word.length < 4 || word === 'fries' || !/^[a-z]+$/u.test(word)) return word
  if (/(?:ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies'))
    return word.length > 5 && !/(?:cook|smooth|brown|pi|vegg)ies$/u.test(word)
      ? `${word.slice(0, -3)}y`
      : word.slice(0, -1)
  if (/(?:ch|sh|x|ss|z|to)es$/u.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * A phrase in the form in which excluded words are stored: each word singular.
 *
 * @example singularPhrase(['chicken', 'nuggets']) // 'chicken nugget'
 */
export function singularPhrase(words: readonly string[]): string {
  const isIdeographic = words.every((word) => /^\P{ASCII}$/u.test(word))
  return words.map(singularWord).join(isIdeographic ? '' : ' ')
}
