const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ғ: 'f',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
}

/**
 * Turns Cyrillic and Greek look-alikes into Latin letters where a word mixes alphabets.
 *
 * @example restoreLatinLetters('pеanut') // 'peanut', though the second letter was Cyrillic
 */
export function restoreLatinLetters(word: string): string {
  if (!/[a-z]/u.test(word) || !/[\u0370-\u052f]/u.test(word)) return word
  return [...word].map((letter) => lookAlikes[letter] ?? letter).join('')
}
