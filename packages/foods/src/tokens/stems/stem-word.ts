/** Italian oysters are no ostrich, and Spanish surimi is no Malay sugar ("gula"). */
const unlikeTheirSingular = new Set(['ostriche', 'gulas'])

/**
 * One form for singular and plural of a folded word. A key for comparing, never shown.
 *
 * @example stemWord('cookies') // 'cooky', as is stemWord('cookie')
 */
export function stemWord(word: string): string {
  const length = word.length
  if (length < 4 || unlikeTheirSingular.has(word)) return word
  let stem = word
  const last = word.charCodeAt(length - 1)
  if (last === 115) {
    const before = word.charCodeAt(length - 2)
    // -ss, -us and -is are singular
    if (before === 115 || before === 117 || before === 105) return word
    stem = word.slice(0, -1)
  }
  if (stem.endsWith('ie')) return stem.length > 4 ? `${stem.slice(0, -2)}y` : stem
  if (stem.length > 5 && stem.endsWith('oe')) return stem.slice(0, -1)
  if (stem.length > 4 && /(?:ch|sh|x|z|s)e$/u.test(stem)) return stem.slice(0, -1)
  return stem
}
