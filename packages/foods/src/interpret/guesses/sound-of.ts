const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/^kn|^gn/gu, 'n'],
  [/^wr/gu, 'r'],
  [/sch/gu, 'sk'],
  [/tch|ch|sh/gu, 'x'],
  [/th/gu, 't'],
  [/sc(?=[eiy])/gu, 's'],
  [/c(?=o?e|i|y)/gu, 's'],
  [/ck|c|q/gu, 'k'],
  [/z/gu, 's'],
  [/d/gu, 't'],
  [/b/gu, 'p'],
  [/v/gu, 'f'],
  [/g(?=[eiy])|j/gu, 'j'],
]

/**
 * What is left of English letters as they are heard: consonants that sound alike are one, vowels count at the
 * beginning alone.
 *
 * @example soundOf('pistachios') === soundOf('pistashios') // true
 */
export function soundOf(letters: string): string {
  const [first = ''] = letters
  const heard = spellings.reduce((text, [from, to]) => text.replace(from, to), letters)
  const consonants = heard.replace(/(.)\1+/gu, '$1').replace(/[aeiouwyh]+/gu, '')
  return `${/[aeiou]/u.test(first) ? 'a' : ''}${consonants}`
}
