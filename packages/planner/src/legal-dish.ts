import type { Food, Origin } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import { foodHasWord, keptOut } from '@brightplate/foods/kept-out'
import { ageRuleAgainst, chewablePrep } from './age-rules.ts'
import type { Dish, DishIngredient } from './dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import type { RuleReason } from './rule-reason.ts'

export type DishVerdict = { dish: Dish; reason: null } | { dish: null; reason: RuleReason }

const meat: readonly Origin[] = ['beef', 'pork', 'lamb', 'poultry']

/** Drinks in place of milk, of whatever plant but soy. */
const isPlantDrinkButSoy = ({ id, aisle }: Food): boolean =>
  aisle === 'plant-drinks' && /-drink\b/.test(id) && !id.startsWith('soy-')

function reasonAgainst(food: Food, recipe: Recipe, profile: PlannerProfile): RuleReason | null {
  const out = keptOut(food, profile.restrictions)
  if (out) return { kind: out.rule, id: out.id }
  const age = ageRuleAgainst(food, recipe.course, profile)
  if (age) return { kind: 'age', id: age }
  const refused = profile.refusedFoods.find((word) => foodHasWord(food, word))
  return refused ? { kind: 'refused', id: refused } : null
}

/** Under 5 the plant drink of choice is fortified soy: the others come last. */
function candidatesOf(ingredient: Ingredient, ageYears: number): readonly string[] {
  const ids = [ingredient.food, ...(ingredient.or ?? [])]
  if (ageYears >= 5) return ids
  return [
    ...ids.filter((id) => !isPlantDrinkButSoy(requireFood(id))),
    ...ids.filter((id) => isPlantDrinkButSoy(requireFood(id))),
  ]
}

function chooseFood(
  ingredient: Ingredient,
  recipe: Recipe,
  profile: PlannerProfile,
): DishIngredient | RuleReason {
  let first: RuleReason | null = null
  for (const id of candidatesOf(ingredient, profile.ageYears)) {
    const food = requireFood(id)
    const reason = reasonAgainst(food, recipe, profile)
    if (reason) {
      first ??= reason
      continue
    }
    const prep = ingredient.prep ?? null
    const safe = profile.restrictions.carefulChewing ? chewablePrep(food, ingredient, recipe) : prep
    if (safe !== false) return { ingredient, food, prep: safe, reason: first }
    first ??= { kind: 'age', id: 'choking' }
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

/** The recipe as this child may eat it, or the first rule that it cannot keep. */
export function legalDish(recipe: Recipe, profile: PlannerProfile): DishVerdict {
  const texture = recipe.textures.find((one) => profile.texturesAvoided.includes(one))
  if (texture) return { dish: null, reason: { kind: 'texture', id: texture } }
  // Hard all through: nothing that is done to one ingredient makes it safe.
  const hard = recipe.textures.every((one) => one === 'crunchy')
  if (hard && profile.restrictions.carefulChewing) {
    return { dish: null, reason: { kind: 'age', id: 'choking' } }
  }
  const ingredients: DishIngredient[] = []
  for (const ingredient of recipe.ingredients) {
    const chosen = chooseFood(ingredient, recipe, profile)
    if ('food' in chosen) ingredients.push(chosen)
    else if (!ingredient.optional) return { dish: null, reason: chosen }
  }
  if (profile.restrictions.diets.includes('kosher')) {
    if (mixesMeatAndMilk(ingredients)) return { dish: null, reason: { kind: 'diet', id: 'kosher' } }
  }
  return { dish: { recipe, ingredients }, reason: null }
}
