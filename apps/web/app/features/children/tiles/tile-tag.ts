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

/** What a tap says: each tab of the tiles says one thing. */
export type SaidByTap = 'eats' | 'not_now'

/** Whether the tile is pressed: what is eaten, brand or not, and apart from it what is paused. */
export const isSaid = (state: FoodState | null, says: SaidByTap): boolean =>
  state !== null && (state === 'not_now') === (says === 'not_now')

/** What is said of a food after a tap: what its tab says, or nothing where it was said already. */
export const afterTap = (state: FoodState | null, says: SaidByTap): SaidByTap | null =>
  isSaid(state, says) ? null : says
