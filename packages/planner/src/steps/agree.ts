import type { Food } from '@brightplate/foods/food'

/** The one word in which "egg" and "eggs", "corn tortilla" and "corn tortillas" differ. */
interface NumberWords {
  one: string
  many: string
}

/** Null where a name does not change. */
function numberWordsOf({ name, plural }: Food): NumberWords | null {
  if (!plural) return null
  const ones = name.split(' ')
  const manies = plural.split(' ')
  const index = ones.findIndex((word, index) => word !== manies[index])
  const one = ones[index]
  const many = manies[index]
  return ones.length === manies.length && one && many ? { one, many } : null
}

/** Stand behind a food within a sentence that is being filled, and tell how its number changed. */
const marks = { toOne: '\uE001', toMany: '\uE002', isOne: '\uE003', isMany: '\uE004' } as const

/** Stands behind what was counted, for `agree`. */
export const markOfCount = (count: number) => (count === 1 ? marks.toOne : marks.isMany)

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

/** Pronouns behind these words mean what the sentence is about, or another food. */
const beforeOther = String.raw`(?<!\b(?:beside|in|on|over|with|around|between|among|of|for) )`
const afterOne = new RegExp(
  `^([^\uE002\uE004]*\uE001[^\uE001\uE002\uE004]*?)${beforeOther}\\b(them|they)\\b( [a-z]+)?`,
)
const afterMany = new RegExp(
  `^([^\uE001-\uE004]*\uE002[^\uE001-\uE004]*?)${beforeOther}\\b(it)\\b( [a-z]+)?`,
)
const opening = new RegExp(`^([^\uE001\uE002\uE004]*?)${beforeOther}\\b(them|they)\\b( [a-z]+)?`)

/** What stands before a pronoun that does something: "until it bends". */
const beginsClause = /\b(?:until|so that|as|when|where) $/

const thirdPerson = (verb: string) =>
  verb === ' are'
    ? ' is'
    : verb === ' have'
      ? ' has'
      : /(?:ch|sh|s|x)$/.test(verb)
        ? `${verb}es`
        : `${verb}s`

const plainVerb = (verb: string) =>
  verb === ' is' ? ' are' : verb === ' has' ? ' have' : verb.replace(/s$/, '')

type Change = (found: string, before: string, pronoun: string, verb?: string) => string

/** "until they bend" becomes "until it bends"; "cut them into strips" becomes "cut it into strips". */
const toOne: Change = (_, before, pronoun, verb = '') =>
  `${before}it${pronoun === 'they' && verb !== '' ? thirdPerson(verb) : verb}`

/** "until it bends" becomes "until they bend"; "grate it finely" becomes "grate them finely". */
const toMany: Change = (_, before, _it, verb = '') =>
  beginsClause.test(before) && / (?:is|has|[a-z]+s)$/.test(verb)
    ? `${before}they${plainVerb(verb)}`
    : `${before}them${verb}`

const repeated = (text: string, pattern: RegExp, change: Change): string => {
  const next = text.replace(pattern, change)
  return next === text ? text : repeated(next, pattern, change)
}

/** "The cauliflower and potato": two foods, though one piece of each. */
const joined = new RegExp(
  ['\uE003', '\uE001']
    .map(
      (mark, index) =>
        `${mark}(?:, | and )(?:the )?(?:[\\w-]+ ){0,2}[\\w-]+${index === 0 ? '\uE001' : '\uE003'}`,
    )
    .join('|'),
)

/**
 * Sentences that follow each other, their pronouns and verbs in the number of the foods that they speak of: "Peel the
 * apple and grate it". A pronoun that may mean another food stays as it is written.
 */
export function agree(sentences: readonly string[]): string[] {
  let speaksOfOne = false
  return sentences.map((sentence) => {
    const opened = speaksOfOne ? repeated(sentence, opening, toOne) : sentence
    let text = joined.test(opened) ? opened : repeated(opened, afterOne, toOne)
    text = repeated(text, afterMany, toMany)
    text = text.replaceAll(/\uE001 are\b/g, '\uE001 is').replaceAll(/\uE002 is\b/g, '\uE002 are')
    const marked = Array.from(text.matchAll(/[\uE001-\uE004]/g), ([mark]) => mark)
    const goesOn =
      speaksOfOne && opened !== sentence && marked.every((mark) => mark === marks.isOne)
    if (marked.length > 0) speaksOfOne = goesOn || marked.join('') === marks.toOne
    return text.replaceAll(/[\uE001-\uE004]/g, '')
  })
}
