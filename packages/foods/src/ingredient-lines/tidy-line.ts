const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/**
 * One line in one spelling: plain fractions and dashes, no bullet, single spaces.
 *
 * @example tidyLine('• 1½ cups  milk') // '1 1/2 cups milk'
 */
export function tidyLine(line: string): string {
  return line
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${vulgarFractions[sign] ?? sign}`)
    .replace(/\u2044/gu, '/')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[×✕]/gu, 'x')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/[[{]/gu, '(')
    .replace(/[\]}]/gu, ')')
    .replace(/^ ?(?:(?:[-*•·‣▢☐]|\( ?x? ?\)) ?)+/iu, '')
    .replace(/ ([,.;)])/gu, '$1')
    .trim()
}
