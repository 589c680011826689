import { stemWord } from '../../tokens/stems/stem-word.ts'
import { holdClaims, releaseClaims } from './read-claims.ts'
import { comparedWords } from './read-name.ts'
import { aislesOfWord, cookingWords, harmlessWords, stateOfWord } from './word-lists.ts'

const connector =
  / (?=(?:for|to taste|to cover|to serve|as needed|as desired|if desired|if needed|plus|or to taste|or as needed|or more|at room temperature|cut in(?:to)?|torn into|broken into|from (?:about )?\d|preferably|optional)\b|(?:about |~)?\d[\d.,/ ]*(?:g|kg|ml|oz|lbs?|cups?|tbsp|tsp|grams|ounces|pounds|tablespoons?|teaspoons?)\.?$)/iu

const opener = new Set(['boneless', 'skinless', 'ripe', 'firm', 'lean'].map(stemWord))

function saysNoFood(text: string): boolean {
  return comparedWords(text).every(
    (word) =>
      harmlessWords.has(word) ||
      aislesOfWord.has(word) ||
      stateOfWord.has(word) ||
      cookingWords.has(word) ||
      opener.has(word) ||
      word === 'and',
  )
}

/**
 * Splits what follows the unit into the food's name and the remarks behind it.
 *
 * @example splitName('skinless, boneless cod (about 6 oz), cubed')
 * // { name: 'skinless boneless cod', remarks: ['about 6 oz', 'cubed'] }
 */
export function splitName(text: string): { name: string; remarks: string[] } {
  const remarks: string[] = []
  const open = holdClaims(text).replace(/\(([^()]*)\)/gu, (_, inside: string) => {
    if (inside.trim() !== '') remarks.push(inside.trim())
    return ' '
  })
  const parts = open
    .split(/,(?!\d)|;| - |: |--|\.(?: |$)/u)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
  let name = parts.shift() ?? ''
  while (parts.length > 0 && saysNoFood(name)) name = `${name} ${parts.shift() ?? ''}`.trim()
  const [first = '', ...behind] = name.split(connector)
  if (first !== '' && !saysNoFood(first)) {
    name = first
    parts.unshift(...behind)
  }
  return {
    name: releaseClaims(name.trim()),
    remarks: [...remarks, ...parts].map(releaseClaims),
  }
}
