const claim = String.raw`\p{L}+-free`
const severalSeparate = new RegExp(
  String.raw`(?<![\p{L}-])(?:${claim}, )*${claim},? and (?=${claim}\b)`,
  'giu',
)
const severalTogether = /(?<![\p{L}-])(?:\p{L}+-(?:,? and |, ))+(?=\p{L}+-free\b)/giu

/**
 * Claims that follow each other, with "free" said once.
 * @example claimsTogether('Dairy-free, egg-free and soy-free waffles') // 'Dairy-, egg- and soy-free waffles'
 */
export const claimsTogether = (text: string): string =>
  text.replace(severalSeparate, (claims) => claims.replaceAll(/-free/gi, '-'))

const ofAll = new RegExp(
  `^((?:certified )?${claim}(?:(?:,? and |, )${claim})*(?: vegan)?): (.+)$`,
  'isu',
)
/** What parts a name into foods: each of them is what was said before the colon. */
const betweenFoods = /,? (?:and|with|or|on|in|beside) |, /g

/**
 * The same with each claim in full before each food that it speaks of: how what is free of something is read.
 * @example separateClaims('Dairy- and egg-free: nuggets and fries') // 'Dairy-free and egg-free nuggets and dairy-free and egg-free fries'
 */
export function separateClaims(text: string): string {
  const inFull = text.replace(severalTogether, (claims) => claims.replaceAll(/-(?=,| )/g, '-free'))
  return inFull.replace(ofAll, (_, claims: string, foods: string) => {
    const again = claims.toLowerCase()
    return `${claims} ${foods.replace(betweenFoods, (between) => `${between}${again} `)}`
  })
}
