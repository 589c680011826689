import { withoutLead, withoutRemarks } from './words-around/without-lead.ts'
import { isFine, seldomPhrases, whenEaten } from './words-around/words-around-plain-foods.ts'

const ends = /^[\s,;:–-]+|[\s,;:.–-]+$/gu

/**
 * What a parent calls a food, without how often, by whom and of which brand unnamed.
 *
 * @example typedName('He eats bananas (sometimes)') // 'bananas'
 */
export function typedName(typed: string): string {
  const name = withoutLead(withoutRemarks(typed))
    .replace(seldomPhrases, '')
    .replace(whenEaten, '')
    .replace(isFine, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(ends, '')
  return name === '' ? typed.trim() : name
}
