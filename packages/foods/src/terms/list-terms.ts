/**
 * The terms of a comma-separated text.
 *
 * @example listTerms('whey, casein') // ['whey', 'casein']
 */
export function listTerms(text: string): string[] {
  return text
    .split(/[,\n]/u)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
