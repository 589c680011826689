import { spanishPlural } from '@brightplate/foods/languages/spanish-plural'
import { spanishRecipes } from '@brightplate/recipes/languages/spanish-recipes'
import { vesselFor } from '../steps/vessel-of.ts'

const genderOf = (words: string): 'm' | 'f' =>
  spanishRecipes.vessels[words.split(' ')[0] ?? ''] ?? 'm'

const ofGender = (words: string, masculine: string, feminine: string): string =>
  genderOf(words) === 'm' ? masculine : feminine

function sized(words: string, size: 'small' | 'large' | null): string {
  if (size === null) return words
  return `${words} ${size === 'large' ? 'grande' : ofGender(words, 'pequeño', 'pequeña')}`
}

/** A size stands behind the noun and what describes it, and before what it is for: "charola grande para hornear". */
function withSize(words: string, size: 'small' | 'large' | null): string {
  return words.replace(/^.*?(?=$| (?:para|con|de|sin) )/, (head) => sized(head, size))
}

/**
 * "una sartén grande", "otra charola", "2 charolas": the least that holds what is cooked.
 * @param head as English has it: "a frying pan"
 */
export function spanishVessel(head: string, words: string, grams: number): string {
  const { article, size, count } = vesselFor(head, grams)
  if (article === 'the') {
    return count > 1
      ? `${ofGender(words, 'los', 'las')} ${spanishPlural(words)}`
      : `${ofGender(words, 'el', 'la')} ${words}`
  }
  const described = withSize(words, size)
  if (count > 1) {
    const other = article === 'another' ? `${ofGender(words, 'otros', 'otras')} ` : ''
    return `${other}${count} ${spanishPlural(described)}`
  }
  return article === 'another'
    ? `${ofGender(words, 'otro', 'otra')} ${described}`
    : `${ofGender(words, 'un', 'una')} ${described}`
}

/** What each eater has one of: "un tazón" for one, "tazones" for more. */
export const spanishPlaceSetting = (words: string, people: number): string =>
  people > 1 ? spanishPlural(words) : `${ofGender(words, 'un', 'una')} ${words}`

export const genderOfVessel = genderOf
