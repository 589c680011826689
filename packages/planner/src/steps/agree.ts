import type { Food } from '@brightplate/foods/food'

/** The one word in which "egg" and "eggs", "corn tortilla" and "corn tortillas" differ. */
export interface NumberWords {
  one: string
  many: string
}

/** Null where a name does not change. */
export function numberWordsOf({ name, plural }: Food): NumberWords | null {
  if (!plural) return null
  const ones = name.split(' ')
  const manies = plural.split(' ')
  const place = ones.findIndex((word, index) => word !== manies[index])
  const one = ones[place]
  const many = manies[place]
  return ones.length === manies.length && one && many ? { one, many } : null
}

/** Stand behind a food within a sentence that is being filled, and tell how its number changed. */
const marks = { toOne: '\uE001', toMany: '\uE002', isOne: '\uE003', isMany: '\uE004' } as const

const swapped = (words: string, from: string, to: string) =>
  words
    .split(' ')
    .map((word) => (word === from ? to : word))
    .join(' ')

/**
 * A food as a step calls it, in the number of its pieces, and a mark for `agree`.
 * @param pieces as its line counts them; null where it is not counted
 */
export function inNumber(words: string, food: Food, pieces: number | null): string {
  const number = numberWordsOf(food)
  const asIs = words + (words.endsWith('s') ? marks.isMany : marks.isOne)
  if (pieces === null || !number) return asIs
  const [from, to] = pieces > 1 ? [number.one, number.many] : [number.many, number.one]
  const changed = swapped(words, from, to)
  if (changed === words) return asIs
  return changed + (pieces > 1 ? marks.toMany : marks.toOne)
}

const beforeOther = '(?<!(?:beside|in|on|over|with|around|between|among|of|for) )'
const afterOne = new RegExp(`(\uE001[^\uE001\uE002\uE004]*?)${beforeOther}\\b(them|they)\\b`)
const afterMany = new RegExp(`(\uE002[^\uE001-\uE004]*?)${beforeOther}\\bit\\b`)
const opening = new RegExp(`^([^\uE001-\uE004]*?)${beforeOther}\\b(them|they)\\b`)

const repeated = (text: string, pattern: RegExp, to: string): string => {
  const next = text.replace(pattern, to)
  return next === text ? text : repeated(next, pattern, to)
}

/**
 * Sentences that follow each other, their pronouns and verbs in the number of the foods that they speak of: "Peel the
 * apple and grate it". A pronoun that may mean another food stays as it is written.
 */
export function agree(sentences: readonly string[]): string[] {
  let speaksOfOne = false
  return sentences.map((sentence) => {
    let text = speaksOfOne ? repeated(sentence, opening, '$1it') : sentence
    text = repeated(text, afterOne, '$1it')
    text = repeated(text, afterMany, '$1them')
    text = text.replaceAll(/\uE001 are\b/g, '\uE001 is').replaceAll(/\uE002 is\b/g, '\uE002 are')
    const plurals = text.match(/[\uE001\uE002\uE004]/g) ?? []
    if (/[\uE001-\uE004]/.test(text)) speaksOfOne = plurals.length === 1 && plurals[0] === '\uE001'
    return text.replaceAll(/[\uE001-\uE004]/g, '')
  })
}
