import { boughtFor, packOf } from '@brightplate/foods/shop/packs'

/** What of a food stands on a list as a line to buy: not what a home has, nor water. */
const isBought = (id: string): boolean => packOf(id)?.staple === false

/** Ids of what is bought for a food, line by line of the list. */
export const linesOfFood = (id: string): readonly string[] =>
  (boughtFor(id)?.map(({ food }) => food) ?? [id]).filter(isBought)
