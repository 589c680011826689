import type { Course } from '@brightplate/recipes/recipe'
import { type Dish, dishName } from '../dish.ts'
import { legalDish } from '../legal-dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { keepServingRules, type Serving, servingOf } from '../servings-of.ts'
import { countedAsTyped } from './counted-as-typed.ts'
import { type KnownFood, knownFood, phraseOf } from './known-food.ts'
import { sideRecipe } from './side-recipe.ts'

/** A safe food at one main meal: how a dish is known to hold it, and what is put beside one that does not. */
export interface SafeFoodAtMeal {
  /** Place in `PlannerProfile.safeFoods`. */
  index: number
  typed: string
  /** Names of it that a dish may bear, lower case and singular. */
  phrases: readonly string[]
  known: KnownFood | null
  /** Grams of it that make a dish hold it. */
  portionGrams: number
  /** Null for a food that we do not know, and for one that cannot stand by itself. */
  side: Serving | null
  /** Placed in words alone: no figure of it is known. */
  asTyped: boolean
  /** What it counts beside a meal, in the order of `countedLimits`. */
  counted: readonly number[]
}

/** Under this age half a portion (Child and Adult Care Food Program, 7 CFR 226.20). */
const wholePortionFrom = 6
/** Of a dish that is served beside another. */
const shareOfDish = 0.5
const usualPortionGrams = 25

export const mainCourses: readonly Course[] = ['breakfast', 'lunch', 'dinner']

function portion(dish: Dish, share: number, profile: PlannerProfile): Serving | null {
  const factor = profile.ageYears < wholePortionFrom ? 0.5 : 1
  // For the child alone, whoever else is at the table.
  const serving = servingOf(dish, share * factor, profile, 1)
  return keepServingRules([serving], profile) ? serving : null
}

/** The dish that a known food makes beside a meal of this course; null where a rule forbids it. */
export function sideDish(known: KnownFood, course: Course, profile: PlannerProfile): Dish | null {
  const recipe = sideRecipe(known, course, profile.restrictions.carefulChewing)
  // A texture that is avoided in general, or a group that is refused, is no objection to a food that is named.
  return recipe && legalDish(recipe, { ...profile, texturesAvoided: [], refusedFoods: [] }).dish
}

const foldedNames = new WeakMap<Dish, string>()

function foldedName(dish: Dish): string {
  const known = foldedNames.get(dish)
  if (known !== undefined) return known
  const name = ` ${phraseOf(dishName(dish))} `
  foldedNames.set(dish, name)
  return name
}

/** Whether a dish bears a name, lower case and singular. */
export const nameHolds = (dish: Dish, phrase: string): boolean =>
  phrase.length > 2 && foldedName(dish).includes(` ${phrase} `)

/** The dish that bears the name of a food and little more: "Banana pancakes" for "pancakes". */
function dishOfName(phrase: string, course: Course, dishes: readonly Dish[]): Dish | null {
  const words = (text: string) => text.split(' ').length
  const named = dishes
    .filter((dish) => dish.recipe.course !== 'juice' && nameHolds(dish, phrase))
    .filter((dish) => words(phraseOf(dishName(dish))) <= words(phrase) + 1)
    .sort((a, b) => a.ingredients.length - b.ingredients.length)
  const sameCourse = named.find(({ recipe }) => recipe.course === course)
  return sameCourse ?? named[0] ?? null
}

/** The safe foods of a profile at a main meal. `dishes` are those that the child may eat. */
export function safeFoodsAt(
  course: Course,
  profile: PlannerProfile,
  dishes: readonly Dish[],
): SafeFoodAtMeal[] {
  return profile.safeFoods.flatMap(({ typed, meals, unread }, index) => {
    if (!meals.includes(course)) return []
    const known = knownFood(typed)
    const phrase = phraseOf(typed)
    const dish = known ? sideDish(known, course, profile) : dishOfName(phrase, course, dishes)
    const side = dish && portion(dish, known ? 1 : shareOfDish, profile)
    const portionGrams = known && side ? (side.grams[0] ?? usualPortionGrams) : usualPortionGrams
    const asTyped = known === null && dish === null
    if (asTyped && unread) return []
    const counted = side?.counted ?? countedAsTyped(typed, profile)
    const others = known?.row?.names.split(', ').map(phraseOf) ?? []
    const phrases = [phrase, ...others]
    return [{ index, typed, phrases, known, portionGrams, side, asTyped, counted }]
  })
}
