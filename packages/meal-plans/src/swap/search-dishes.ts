import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import { plainRecipeId } from '@brightplate/planner/compositions/parts/plain-dish'
import { type Menu, ourMenu } from '@brightplate/planner/menu'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type FoundDish, findDishes } from '@brightplate/planner/swap/find-dishes'
import type { Course, Recipe } from '@brightplate/recipes/recipe'
import { refusalsOf } from '../check/refusals-of.ts'
import { refusalsOfPlain } from '../compose/readable-menu.ts'
import { inEnglish } from '../wording/wording.ts'

const mostOffered = 8
const mostExcluded = 4

/** The word of its name or lines that the safety check would stop it for, though no flag does. */
function refusedByWords(
  found: FoundDish,
  profile: PlannerProfile,
  readable: ReadonlySet<string>,
  recipes: readonly Recipe[],
): FoundDish {
  const { recipeId, reason } = found
  if (reason || readable.has(recipeId)) return found
  const plain = plainFoodOf(recipeId.replace(plainRecipeId(''), ''))
  const recipe = recipes.find(({ id }) => id === recipeId)
  const refusals = plain ? refusalsOfPlain(plain, profile) : recipe && refusalsOf(recipe, profile)
  const first = refusals?.[0]
  return first ? { ...found, reason: { kind: first.rule, id: first.id } } : found
}

/** What goes by a name, with the rule of flags or words that keeps it out: the nearest of both. */
export function searchDishes(
  query: string,
  course: Course,
  profile: PlannerProfile,
  menu: Menu,
  { recipes = [] }: { recipes?: readonly Recipe[] },
  { dishName } = inEnglish,
): FoundDish[] {
  const all = { ...ourMenu, recipes: [...ourMenu.recipes, ...recipes] }
  const readable = new Set([
    ...menu.recipes.map(({ id }) => id),
    ...menu.plainFoods.map(({ id }) => plainRecipeId(id)),
  ])
  // A name is typed as it stands on the list: "orange juice (a certain brand)".
  const found = findDishes(typedName(query), course, all, profile, dishName).map((one) =>
    refusedByWords(one, profile, readable, all.recipes),
  )
  const open = found.filter(({ reason }) => reason === null).slice(0, mostOffered)
  const out = found.filter(({ reason }) => reason !== null).slice(0, mostExcluded)
  return [...open, ...out]
}
