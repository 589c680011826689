import type { FoodTile } from '@brightplate/contract/typed/profile-terms'
import { type FoodLists, type FoodState, foodState } from '../foods/food-state.ts'
import { isSameTag } from '../tag-list.ts'

/** The parent's word for the food of a tile, where it stands on a list; else the tile's own. */
export function tileTag({ name, also }: FoodTile, lists: FoodLists): string {
  const tags = [
    ...lists.safe_foods,
    ...lists.refused_foods,
    ...lists.foods_said.map(({ food }) => food),
  ]
  const names = [name, ...also]
  return tags.find((tag) => names.some((one) => isSameTag(one, tag))) ?? name
}

/** Whether a food is said with its tile. What is refused stands with the refused foods. */
export function isOnTile(tile: FoodTile, lists: FoodLists): boolean {
  const state = foodState(lists, tileTag(tile, lists))
  return state !== 'refuses' && state !== 'never_again'
}

/** What a tap says: “eats”, then “not now”, then nothing. */
export function afterTap(state: FoodState | null): 'eats' | 'not_now' | null {
  if (state === null) return 'eats'
  return state === 'not_now' ? null : 'not_now'
}
