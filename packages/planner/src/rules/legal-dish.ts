import type { Food, Origin } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import type { Dish, DishIngredient } from '../dishes/dish.ts'
import { exclusionOfName } from '../dishes/exclusion-of-name.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type Refusal, refusalsOfProfile } from '../refused/refusals-of-profile.ts'
import { refusalOfDish, refusalOfFood, refusalsIn } from '../refused/refused-in-dish.ts'
import { ageRuleAgainst, chewablePrep } from './age-rules.ts'
import { excludedOnce } from './excluded-once.ts'
import type { RuleReason } from './rule-reason.ts'

export type DishVerdict = { dish: Dish; reason: null } | { dish: null; reason: RuleReason }

const meat: readonly Origin[] = ['beef', 'pork', 'lamb', 'poultry']

/** Drinks in place of milk, of whatever plant but soy. */
const isPlantDrinkButSoy = ({ id, aisle }: Food): boolean =>
  aisle === 'plant-drinks' && /-drink\b/.test(id) && !id.startsWith('soy-')

/** How a food is prepared for this child, or the rule that keeps it out. */
function judge(
  food: Food,
  ingredient: Ingredient,
  recipe: Recipe,
  profile: PlannerProfile,
): { prep: string | null } | RuleReason {
  const out = excludedOnce(food, profile.restrictions)
  if (out) return { kind: out.rule, id: out.id }
  const age = ageRuleAgainst(food, recipe.course, profile)
  if (age) return { kind: 'age', id: age }
  const prep = chewablePrep(food, ingredient, recipe, profile.restrictions)
  return prep === false ? { kind: 'age', id: 'choking' } : { prep }
}

/** Under 5 the plant drink of choice is fortified soy: the others come last. */
function candidatesOf({ food, or = [] }: Ingredient, ageYears: number): readonly string[] {
  const ids = [food, ...or]
  if (ageYears >= 5) return ids
  return [
    ...ids.filter((id) => !isPlantDrinkButSoy(requireFood(id))),
    ...ids.filter((id) => isPlantDrinkButSoy(requireFood(id))),
  ]
}

/** The foods that no rule excludes of an ingredient's place, in the order tried. */
export const allowedFoods = (
  ingredient: Ingredient,
  recipe: Recipe,
  profile: PlannerProfile,
): Food[] =>
  candidatesOf(ingredient, profile.restrictions.ageYears)
    .map(requireFood)
    .filter((food) => 'prep' in judge(food, ingredient, recipe, profile))

function chooseFood(
  ingredient: Ingredient,
  recipe: Recipe,
  profile: PlannerProfile,
  refusals: readonly Refusal[],
): DishIngredient | RuleReason {
  let first: RuleReason | null = null
  for (const id of candidatesOf(ingredient, profile.restrictions.ageYears)) {
    const food = requireFood(id)
    const judged = judge(food, ingredient, recipe, profile)
    if (!('prep' in judged)) {
      first ??= judged
      continue
    }
    const refused = refusalOfFood(food, ingredient, recipe, refusals)
    if (refused === null) return { ingredient, food, prep: judged.prep, reason: first }
    first ??= refused
  }
  return first ?? { kind: 'age', id: 'choking' }
}

/** Meat or poultry together with dairy, which no kosher meal holds. */
export function mixesMeatAndMilk(ingredients: readonly DishIngredient[]): boolean {
  const origins = ingredients.flatMap(({ food }) => [...food.origins, ...food.contains])
  return (
    origins.some((origin) => meat.some((one) => one === origin)) &&
    (origins.includes('dairy') || origins.includes('milk'))
  )
}

/** A name without the foods that it takes from its lines: these say themselves what they are. */
const wordsOfItsOwn = ({ name }: Recipe): string => name.replace(/\[[^\]]*\]/g, ' ')

/** The recipe as this child may eat it, or the first rule that it cannot keep. */
export function legalDish(recipe: Recipe, profile: PlannerProfile): DishVerdict {
  if (profile.neverDishes.includes(recipe.id)) {
    return { dish: null, reason: { kind: 'never-dish', id: recipe.id } }
  }
  const texture = recipe.textures.find((one) => profile.texturesAvoided.includes(one))
  if (texture) return { dish: null, reason: { kind: 'texture', id: texture } }
  // Hard all through: nothing that is done to one ingredient makes it safe.
  const hard = recipe.textures.every((one) => one === 'crunchy')
  if (hard && profile.restrictions.carefulChewing) {
    return { dish: null, reason: { kind: 'age', id: 'choking' } }
  }
  const refusals = refusalsIn(recipe, refusalsOfProfile(profile))
  const ingredients: DishIngredient[] = []
  for (const ingredient of recipe.ingredients) {
    const chosen = chooseFood(ingredient, recipe, profile, refusals)
    if ('food' in chosen) ingredients.push(chosen)
    else if (!ingredient.optional) return { dish: null, reason: chosen }
  }
  const preparedSeparately = keepsMeatFromDairy(profile.restrictions.diets)
  if (preparedSeparately && mixesMeatAndMilk(ingredients)) {
    return { dish: null, reason: { kind: 'diet', id: preparedSeparately } }
  }
  const dish = { recipe, ingredients }
  const refused = refusalOfDish(dish, refusals)
  if (refused !== null) return { dish: null, reason: refused }
  const without = exclusionOfName(wordsOfItsOwn(recipe), profile.restrictions)
  return { dish: without === '' ? dish : { ...dish, without }, reason: null }
}
