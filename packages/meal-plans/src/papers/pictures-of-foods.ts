import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { describePicture } from '@brightplate/recipes/pictures/describe-picture'

/**
 * The pictures of plain foods, by their ids; a food that has none is left out.
 *
 * @example picturesOfFoods({ foodIds: ['banana'] }).get('banana') // 'wholebanana-yellow'
 */
export function picturesOfFoods({
  foodIds,
}: {
  foodIds: readonly string[]
}): ReadonlyMap<string, string> {
  return new Map(
    foodIds.flatMap((id): [string, string][] => {
      const food = plainFoodOf(id)
      if (!food) return []
      const forms = food.picture.split('_')
      return [[id, describePicture([{ forms, foods: [], variant: food.variantOf !== null }])]]
    }),
  )
}
