import { typedNames } from '../interpret/names/typed-names.ts'
import { plainFoodOf } from '../plain-foods/plain-foods.ts'

const cuisines = new Map(typedNames.cuisines.map((one) => [one.id, one]))

/** Whether one of the cuisines, by their ids, has a recipe of this `cuisine` of its own. */
export const isRecipeOfCuisine = (cuisine: string, asked: readonly string[]): boolean =>
  asked.some((id) => cuisines.get(id)?.recipes.includes(cuisine) === true)

/** Whether a kitchen, as `cuisines` of a plain food names it, is one of the cuisines. */
export const isKitchenOf = (kitchen: string, asked: readonly string[]): boolean =>
  asked.some((id) => cuisines.get(id)?.foodsOf.includes(kitchen) === true)

/** Whether a plain food, by its id, is everyday food of one of the cuisines. */
export const isFoodOfCuisine = (food: string, asked: readonly string[]): boolean =>
  asked.some((id) => {
    const own = cuisines.get(id)?.foodsOf
    return (
      own !== undefined && plainFoodOf(food)?.cuisines.some((one) => own.includes(one)) === true
    )
  })
