import type { Food } from './food.ts'
import type { FoodComposition } from './nutrients.ts'
import { singular } from './tokens/stems/singular.ts'

/** What the rules read of a food. */
export type JudgedFood = Omit<
  Food,
  | 'aisle'
  | 'ndbNo'
  | 'fdcId'
  | 'per100g'
  | 'measures'
  | 'choking'
  | 'mercury'
  | 'counted'
  | 'fortified'
> & { per100g: Pick<FoodComposition, 'added_sugars_g'> }

/** Whole words, singular, between spaces. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular)
    .map((word) => (word === 'chili' || word === 'chile' ? 'chilli' : word))
    .join(' ')} `

/** Names that hold the name of another food, or of what is not there. */
const namesOfOthers: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cherry: ['cherry tomato'],
    pea: ['black eyed pea'],
    potato: ['sweet potato'],
    pumpkin: ['pumpkin pie spice'],
    sugar: ['sugar snap pea', 'without added sugar'],
    salt: ['no salt added'],
  }).map(([word, phrases]) => [` ${word} `, phrases.map((phrase) => ` ${phrase} `)]),
)

/** "Sesame-free", "labelled free of milk and egg": what is not in the food. */
const claims = / labelled free of .*$|\b[a-z]+-free\b/gu

type NamedFood = Pick<JudgedFood, 'name' | 'plural' | 'id'>

const namesOf = ({ name, plural, id }: NamedFood): string[] => [name, plural ?? '', id]

const withoutClaims = (texts: readonly string[]): string[] =>
  texts.map((text) => wordsOf(text.replace(claims, ' | ')))

/** Foods of the tables are read for every child: each is read once. */
const nameWords = new WeakMap<NamedFood, readonly string[]>()
const allWords = new WeakMap<JudgedFood, readonly string[]>()

function nameWordsOf(food: NamedFood): readonly string[] {
  const words = nameWords.get(food) ?? withoutClaims(namesOf(food))
  nameWords.set(food, words)
  return words
}

function allWordsOf(food: JudgedFood): readonly string[] {
  const words =
    allWords.get(food) ?? withoutClaims([...namesOf(food), ...food.madeOf, ...food.countsAs])
  allWords.set(food, words)
  return words
}

function haveWord(texts: readonly string[], wanted: string): boolean {
  if (wanted.trim() === '') return false
  const others = namesOfOthers.get(wanted)
  if (!others) return texts.some((text) => text.includes(wanted))
  return texts.some((text) =>
    others.reduce((rest, other) => rest.replaceAll(other, ' | '), text).includes(wanted),
  )
}

/** Whether a word or phrase stands in the food's name, id or parts, whole words, plurals alike. */
export const foodHasWord = (food: JudgedFood, word: string): boolean =>
  haveWord(allWordsOf(food), wordsOf(word))

/** Whether the food is called by a word or phrase: vanilla yogurt is no corn, whatever is in it. */
export const foodIsNamed = (food: NamedFood, word: string): boolean =>
  haveWord(nameWordsOf(food), wordsOf(word))

/** As `foodHasWord` of any of several words; they are read once. */
export function foodHasAnyOf(words: readonly string[]): (food: JudgedFood) => boolean {
  const wanted = words.map(wordsOf)
  return (food) => {
    const texts = allWordsOf(food)
    return wanted.some((one) => haveWord(texts, one))
  }
}

/** Whether the food's name, as a plan shows it, is or holds any of several; they are read once. */
export function foodIsCalledAnyOf(names: readonly string[]): (food: NamedFood) => boolean {
  const wanted = names.map(wordsOf)
  return ({ name, plural = name }) => {
    const texts = withoutClaims([name, plural])
    return wanted.some((one) => haveWord(texts, one))
  }
}
