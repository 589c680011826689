import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { wordsOf } from '@brightplate/foods/plain-foods/name-index'
import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course, Recipe } from '@brightplate/recipes/recipe'
import { acceptedFoodsAt, noDishes } from '../compositions/candidates/accepted-foods.ts'
import { plainDish, plainRecipeId } from '../compositions/parts/plain-dish.ts'
import { capital, dishName } from '../dishes/dish.ts'
import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { ownDish } from '../refused/refused-in-dish.ts'
import { wishAgainst } from '../refused/refused-plain-food.ts'
import { legalDish } from '../rules/legal-dish.ts'
import type { ExclusionReason } from '../texts/exclusion-texts.ts'
import { pictureOfDish } from '../writing/picture-of-plate.ts'
import { suitsCourse } from './asked-dish.ts'

/** A dish or plain food that goes by the words that a parent typed. */
export interface FoundDish {
  recipeId: string
  /** As it is called where it cannot be had. */
  name: string
  picture: string
  totalMinutes: number
  /** What keeps it out of this course for this child; null where it may be had. */
  reason: ExclusionReason | null
}

interface Named {
  found: FoundDish
  /** How near the words are to its name: 0 is what was meant. */
  away: number
}

/** What is drunk or put onto something makes no meal; sweets make a snack. */
const noMeal: readonly PlainGroup[] = [
  'spread-dip',
  'spread',
  'syrup',
  'formula',
  'drink-sweet',
  'milk',
  'plant-drink',
  'juice',
]
const snackAlone: readonly PlainGroup[] = ['sweets', 'dessert']

function isServedAt({ group }: PlainFood, course: Course): boolean {
  if (course === 'juice') return group === 'juice'
  if (noMeal.includes(group))
    return course === 'snack' && (group === 'milk' || group === 'plant-drink')
  return course === 'snack' || !snackAlone.includes(group)
}

/** What a dish or plain food is called in the language of whoever looks for it, by its recipe and its English name. */
type DishName = (recipeId: string, english: string) => string

const inEnglish: DishName = (_, english) => english

const wordsBefore = new WeakMap<DishName, WeakMap<object, string[][]>>()

/** The words of each name of a food or recipe, read once. */
function namesOf(of: object, calls: DishName, names: () => readonly string[]): string[][] {
  const before = wordsBefore.get(calls) ?? new WeakMap<object, string[][]>()
  wordsBefore.set(calls, before)
  const known = before.get(of)
  if (known) return known
  const read = names().map(wordsOf)
  before.set(of, read)
  return read
}

/** Whether each word that was typed begins a word of a name: "nugg" finds nuggets. */
const holdsAll = (names: readonly string[][], typed: readonly string[]): boolean =>
  names.some((words) => typed.every((one) => words.some((word) => word.startsWith(one))))

/** How far a name is from what was typed: 1 begins with it, 2 holds it, and null where it does not. */
function awayFrom(names: readonly string[][], typed: readonly string[]): number | null {
  if (typed.length === 0 || !holdsAll(names, typed)) return null
  return names.some((words) => words.join(' ').startsWith(typed.join(' '))) ? 1 : 2
}

function reasonAgainst(
  plain: PlainFood,
  course: Course,
  profile: PlannerProfile,
  isAccepted: boolean,
): ExclusionReason | null {
  const { dish, reason } = plainDish(plain, course, profile)
  if (!dish) return reason
  if (!isAccepted && !isServedAt(plain, course)) return { kind: 'course', id: course }
  return isAccepted ? null : wishAgainst(plain, dish, profile)
}

function foundRecipe(recipe: Recipe, course: Course, profile: PlannerProfile): FoundDish | null {
  if (!suitsCourse(recipe, course)) return null
  const { dish, reason } = legalDish({ ...recipe, course }, profile)
  return {
    recipeId: recipe.id,
    name: dishName(dish ?? ownDish(recipe)),
    picture: pictureOfDish(dish ?? ownDish(recipe)),
    totalMinutes: recipe.totalMinutes,
    reason,
  }
}

/**
 * Dishes and plain foods by the words that a parent typed, what was meant first: by names and brands, letters that are
 * wrong mended, and the beginnings of words. What a rule excludes is among them with that rule.
 */
export function findDishes(
  query: string,
  course: Course,
  { recipes, plainFoods }: Menu,
  profile: PlannerProfile,
  calls: DishName = inEnglish,
): FoundDish[] {
  const typed = wordsOf(query)
  const meant = findPlainFoods(query)
  const accepted = new Set(
    acceptedFoodsAt(course, profile, noDishes).flatMap(({ candidateFoods }) =>
      candidateFoods.map(({ form }) => form),
    ),
  )
  const plain = plainFoods.flatMap((one): (Named & { plain: PlainFood })[] => {
    const index = meant.findIndex(({ id }) => id === one.id)
    // A brand is meant by its whole name: "apple" begins Applegate.
    const recipeId = plainRecipeId(one.id)
    const names = namesOf(one, calls, () => [one.name, ...one.typedAs, calls(recipeId, one.name)])
    const away = index >= 0 ? 0 : awayFrom(names, typed)
    if (away === null) return []
    const found = {
      recipeId,
      name: capital(one.name),
      picture: one.variantOf === null ? one.picture : `${one.picture}_variant`,
      totalMinutes: one.minutes,
      reason: reasonAgainst(one, course, profile, accepted.has(one.id)),
    }
    return [{ plain: one, found, away }]
  })
  const legal = new Set(plain.flatMap((one) => (one.found.reason === null ? one.plain.id : [])))
  // A variant is for a child who may not have the ordinary food, or for a parent who typed its whole name.
  const isWanted = ({ plain: { variantOf, id } }: (typeof plain)[number]) =>
    variantOf === null || !legal.has(variantOf) || meant[0]?.id === id
  const dishes = recipes.flatMap((recipe): Named[] => {
    const stands = recipe.standsFor.some((id) => meant.some((one) => one.id === id))
    const names = namesOf(recipe, calls, () => {
      const name = dishName(ownDish(recipe))
      return [name, calls(recipe.id, name)]
    })
    const away = stands ? 0.5 : awayFrom(names, typed)
    const found = away === null ? null : foundRecipe(recipe, course, profile)
    return away === null || !found ? [] : [{ found, away }]
  })
  return [...plain.filter(isWanted), ...dishes]
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.away - b.away || a.index - b.index)
    .map(({ found }) => found)
}
