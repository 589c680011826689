import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { type CheckPlanText, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { plainWords } from '@brightplate/planner/compositions/parts/plain-words'
import { type Menu, ourMenu } from '@brightplate/planner/menu'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { namesInShop } from '@brightplate/planner/shop/names-in-shop'
import type { Recipe } from '@brightplate/recipes/recipe'
import { refusalsOf } from '../check/refusals-of.ts'

/** What the safety check finds in a plain food as this child would read it, and in what the list calls it. */
export function refusalsOfPlain(
  plain: PlainFood,
  profile: PlannerProfile,
  check: CheckPlanText = openPlanCheck(profile.restrictions),
): SafetyViolation[] {
  const words = plainWords(plain, profile)
  if (!words) return []
  const dish = { slot: 'lunch' as const, ...words, benefits: '' }
  const shoppingList = namesInShop([plain.food.id], profile)
  return check({ days: [{ dishes: [dish] }], shoppingList, tips: [] })
}

/** Ours alone, as the last few children may have it: one is asked for with each plan, swap and look at dishes. */
const cache = new Map<string, Menu>()
const maxCached = 4

function readable(profile: PlannerProfile, menu: Menu): Menu {
  const check = openPlanCheck(profile.restrictions)
  return {
    recipes: menu.recipes.filter((recipe) => !refusalsOf(recipe, profile, check)?.length),
    plainFoods: menu.plainFoods.filter(
      (plain) => refusalsOfPlain(plain, profile, check).length === 0,
    ),
  }
}

function ourReadable(profile: PlannerProfile): Menu {
  if (profile.restrictions.words.length === 0) return ourMenu
  const key = JSON.stringify(profile)
  const menu = cache.get(key) ?? readable(profile, ourMenu)
  cache.delete(key)
  cache.set(key, menu)
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return menu
}

/**
 * What is ours, and `others`, whose words, as this child would get them, pass the safety check: what it
 * would refuse in a finished plan is not planned with in the first place. Our own words are read for
 * typed words alone: of every other rule our tests read them all.
 */
export function readableMenu(profile: PlannerProfile, others: readonly Recipe[] = []): Menu {
  const ours = ourReadable(profile)
  if (others.length === 0) return ours
  const theirs = readable(profile, { recipes: others, plainFoods: [] })
  return { recipes: [...ours.recipes, ...theirs.recipes], plainFoods: ours.plainFoods }
}
