import type { AllergenId } from './allergen.ts'
import type { Food, Origin } from './food.ts'
import type { Composition } from './nutrients.ts'
import type { DietId, Restrictions } from './restrictions.ts'
import { singular } from './tokens/singular.ts'

export type KeptOutReason =
  | { rule: 'allergen'; id: AllergenId }
  | { rule: 'diet'; id: DietId }
  | { rule: 'word'; id: string }

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
> & { per100g: Pick<Composition, 'added_sugars_g'> }

const meats: readonly Origin[] = ['beef', 'pork', 'lamb', 'poultry']
const waterAnimals: readonly Origin[] = ['fish', 'scaleless-fish', 'crustacean', 'mollusc']
const slaughter: readonly Origin[] = ['gelatine', 'animal-rennet']
const mammals: readonly Origin[] = ['beef', 'pork', 'lamb', 'dairy', 'gelatine', 'animal-rennet']

/** Origins that a diet has no place for. */
const originsOut: Partial<Record<DietId, readonly Origin[]>> = {
  vegetarian: [...meats, ...waterAnimals, ...slaughter],
  vegan: [...meats, ...waterAnimals, ...slaughter, 'dairy', 'egg', 'honey'],
  pescatarian: [...meats, ...slaughter],
  halal: ['pork', 'alcohol', 'gelatine', 'animal-rennet'],
  kosher: ['pork', 'crustacean', 'mollusc', 'scaleless-fish', 'gelatine', 'animal-rennet'],
  'no-beef': ['beef', 'gelatine'],
  'no-pork': ['pork', 'gelatine'],
  'no-red-meat': ['beef', 'pork', 'lamb', 'gelatine'],
  'no-mammal': mammals,
}

/** Allergens that a diet has no place for, whether a food holds them or often holds them. */
const allergensOut: Partial<Record<DietId, readonly AllergenId[]>> = {
  vegan: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
  'no-mammal': ['milk'],
  'gluten-free': ['wheat', 'barley', 'rye'],
  'dairy-free': ['milk'],
  'casein-free': ['milk'],
  gfcf: ['wheat', 'barley', 'rye', 'milk'],
}

/** Whether a diet has no place for what holds an allergen. */
export const dietLeavesOut = (diet: DietId, allergen: AllergenId): boolean =>
  allergensOut[diet]?.includes(allergen) ?? false

/** Whether a diet leaves out all that another leaves out by where food comes from; each is as strict as itself. */
export function dietAsStrictAs(diet: DietId, other: DietId): boolean {
  const origins = originsOut[other]
  if (diet === other || !origins) return diet === other
  return origins.every((origin) => originsOut[diet]?.includes(origin))
}

/** Caffeine in mg per 100 g from which a food counts as holding it. */
const caffeineFrom = 1
/** Added sugars in g per 100 g from which a food counts as sweetened. */
const sweetenedFrom = 15

/** Meat and dairy in one thing: a cheeseburger. */
const joinsMeatAndDairy = ({ origins }: JudgedFood) =>
  origins.includes('dairy') && meats.some((meat) => origins.includes(meat))

const byProperty: Partial<Record<DietId, (food: JudgedFood) => boolean>> = {
  kosher: joinsMeatAndDairy,
  'meat-and-dairy-apart': joinsMeatAndDairy,
  'low-sugar': (food) =>
    (food.per100g.added_sugars_g ?? 0) > sweetenedFrom || food.countsAs.includes('sweets'),
  'no-added-colours': (food) => food.addedColour === true,
  'no-caffeine': (food) => (food.caffeineMg ?? 0) >= caffeineFrom || food.madeOf.includes('cocoa'),
}

const holds = (food: JudgedFood, allergen: AllergenId) =>
  food.contains.includes(allergen) || food.oftenContains.includes(allergen)

function dietKeepsOut(food: JudgedFood, diet: DietId): boolean {
  return (
    (originsOut[diet]?.some((origin) => food.origins.includes(origin)) ?? false) ||
    (allergensOut[diet]?.some((allergen) => holds(food, allergen)) ?? false) ||
    (byProperty[diet]?.(food) ?? false)
  )
}

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

function haveWord(texts: readonly string[], word: string): boolean {
  const wanted = wordsOf(word)
  if (wanted.trim() === '') return false
  const others = namesOfOthers.get(wanted) ?? []
  return texts.some((text) =>
    others.reduce((rest, other) => rest.replaceAll(other, ' | '), text).includes(wanted),
  )
}

/** Whether a word or phrase stands in the food's name, id or parts, whole words, plurals alike. */
export const foodHasWord = (food: JudgedFood, word: string): boolean =>
  haveWord(allWordsOf(food), word)

/** Whether the food is called by a word or phrase: vanilla yogurt is no corn, whatever is in it. */
export const foodIsNamed = (food: NamedFood, word: string): boolean =>
  haveWord(nameWordsOf(food), word)

/**
 * Why a child must not have this food, or null. Reads the food's flags; the safety check, which
 * reads words, is built apart from it.
 */
export function keptOut(food: JudgedFood, restrictions: Restrictions): KeptOutReason | null {
  const { allergens } = restrictions
  // What it holds is named before what its kind often holds.
  const allergen =
    allergens.find((id) => food.contains.includes(id)) ?? allergens.find((id) => holds(food, id))
  if (allergen) return { rule: 'allergen', id: allergen }
  const diet = restrictions.diets.find((id) => dietKeepsOut(food, id))
  if (diet) return { rule: 'diet', id: diet }
  const word = restrictions.words.find((text) => foodHasWord(food, text))
  if (word) return { rule: 'word', id: word }
  return null
}
