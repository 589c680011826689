import { type AllergenId, allergenIds } from '@brightplate/foods/allergen'
import type { Food } from '@brightplate/foods/food'

const ofTheEuAlone: ReadonlySet<AllergenId> = new Set([
  'barley',
  'rye',
  'oats',
  'mustard',
  'celery',
  'lupin',
  'sulphites',
])

/** The nine of the USA one by one, and molluscs beside crustaceans. */
const majorAllergens = allergenIds.filter((id) => !ofTheEuAlone.has(id))

type Held = Pick<Food, 'contains' | 'oftenContains'>

export interface NewAllergens {
  /** What the food holds. */
  held: readonly AllergenId[]
  /** What products of its kind often hold beside that. */
  often: readonly AllergenId[]
}

/**
 * The major allergens of a food that no food which the child eats surely holds. That an accepted food
 * often holds one is no proof that the child has eaten it.
 */
export function newAllergens(food: Held, eaten: readonly Held[]): NewAllergens {
  const known = new Set(eaten.flatMap(({ contains }) => contains))
  const unknown = (allergens: readonly AllergenId[]) =>
    majorAllergens.filter((id) => allergens.includes(id) && !known.has(id))
  const held = unknown(food.contains)
  return { held, often: unknown(food.oftenContains).filter((id) => !held.includes(id)) }
}
