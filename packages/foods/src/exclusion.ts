import type { AllergenId } from './allergen.ts'
import { factOfWord } from './fact-of-word.ts'
import type { Origin } from './food.ts'
import { foodHasAnyOf, type JudgedFood } from './food-words.ts'
import { foodIsInGroup } from './refused-foods/words-of-group.ts'
import type { DietId, Restrictions } from './restrictions.ts'

export type ExclusionReason =
  | { rule: 'allergen'; id: AllergenId }
  | { rule: 'diet'; id: DietId }
  | { rule: 'word'; id: string }

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

/** Less than so much of a sandwich is sugar, and it is the spread that a parent means. */
const namesJelly = foodHasAnyOf(['jelly'])

/** Meat and dairy in one thing: a cheeseburger. */
const joinsMeatAndDairy = ({ origins }: JudgedFood) =>
  origins.includes('dairy') && meats.some((meat) => origins.includes(meat))

const byProperty: Partial<Record<DietId, (food: JudgedFood) => boolean>> = {
  kosher: joinsMeatAndDairy,
  'meat-and-dairy-apart': joinsMeatAndDairy,
  'low-sugar': (food) =>
    food.per100g.added_sugars_g > sweetenedFrom ||
    food.countsAs.includes('sweets') ||
    namesJelly(food),
  'no-added-colours': (food) => food.addedColour === true,
  'no-caffeine': (food) => (food.caffeineMg ?? 0) >= caffeineFrom || food.madeOf.includes('cocoa'),
}

const holds = (food: JudgedFood, allergen: AllergenId) =>
  food.contains.includes(allergen) || food.oftenContains.includes(allergen)

function dietExcludes(food: JudgedFood, diet: DietId): boolean {
  return (
    (originsOut[diet]?.some((origin) => food.origins.includes(origin)) ?? false) ||
    (allergensOut[diet]?.some((allergen) => holds(food, allergen)) ?? false) ||
    (byProperty[diet]?.(food) ?? false)
  )
}

function excluderOf(word: string): (food: JudgedFood) => boolean {
  const hasWord = foodHasAnyOf([word])
  const isInGroup = foodIsInGroup(word)
  const { diet, origin } = factOfWord(word)
  return (food) =>
    hasWord(food) ||
    isInGroup(food) ||
    (diet !== undefined && dietExcludes(food, diet)) ||
    (origin !== undefined && food.origins.includes(origin))
}

/** A word is asked of a thousand foods, and read once. */
const excluders = new Map<string, (food: JudgedFood) => boolean>()
const mostExcluders = 500

function wordExcludes(food: JudgedFood, word: string): boolean {
  let excludes = excluders.get(word)
  if (!excludes) {
    if (excluders.size >= mostExcluders) excluders.clear()
    excludes = excluderOf(word)
    excluders.set(word, excludes)
  }
  return excludes(food)
}

/**
 * Why a child must not have this food, or null. Reads the food's flags; the safety check, which
 * reads words, is built apart from it.
 */
export function excluded(food: JudgedFood, restrictions: Restrictions): ExclusionReason | null {
  const { allergens } = restrictions
  // What it holds is named before what its kind often holds.
  const allergen =
    allergens.find((id) => food.contains.includes(id)) ?? allergens.find((id) => holds(food, id))
  if (allergen) return { rule: 'allergen', id: allergen }
  const diet = restrictions.diets.find((id) => dietExcludes(food, id))
  if (diet) return { rule: 'diet', id: diet }
  const word = restrictions.words.find((text) => wordExcludes(food, text))
  if (word) return { rule: 'word', id: word }
  return null
}
