import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { say } from '../texts/english.ts'
import type { TagChange } from '../writing/changes.ts'
import { allowedDishes } from './allowed-dishes.ts'
import { allowedPlainFoods } from './allowed-plain-foods.ts'
import { dishesAndFoods } from './left-out-words.ts'
import { weighWishes } from './weigh-wishes.ts'

/** What each refused food changed, by the parent's own word. */
export function refusedChanges(
  profile: PlannerProfile,
  { recipes, plainFoods }: Menu,
): TagChange[] {
  if (profile.refusedFoods.length === 0) return []
  const { counts } = weighWishes(
    profile,
    allowedDishes(recipes, profile),
    allowedPlainFoods(plainFoods, profile),
  )
  return counts.flatMap(({ wish, refusal, dishes, foods, stays }) => {
    if (!refusal) return []
    const { terms, unknown } = readRefusal(wish.typed)
    const words = unknown.map(({ word }) => word)
    if (terms.length === 0)
      return { tag: wish.typed, text: say('change.refused-unknown', { words }) }
    return {
      tag: wish.typed,
      text: say(stays.length > 0 ? 'change.refused-but' : 'change.refused', {
        count: dishes,
        left: dishesAndFoods(dishes, foods),
        stays: [...stays],
      }),
    }
  })
}
