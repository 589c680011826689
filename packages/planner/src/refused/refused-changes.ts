import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { TagChange } from '../changes.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { say } from '../texts/english.ts'
import { allowedDishes } from './allowed-dishes.ts'
import { weighWishes } from './weigh-wishes.ts'

/** What each refused food changed, by the parent's own word. */
export function refusedChanges(profile: PlannerProfile, recipes: readonly Recipe[]): TagChange[] {
  if (profile.refusedFoods.length === 0) return []
  const { counts } = weighWishes(profile, allowedDishes(recipes, profile))
  return counts.flatMap(({ wish, refusal, dishes, stays }) => {
    if (!refusal) return []
    const { terms, unknown } = readRefusedFood(wish.typed)
    const words = unknown.map(({ word }) => word)
    if (terms.length === 0)
      return { tag: wish.typed, text: say('change.refused-unknown', { words }) }
    return {
      tag: wish.typed,
      text: say(stays.length > 0 ? 'change.refused-but' : 'change.refused', {
        count: dishes,
        stays: [...stays],
      }),
    }
  })
}
