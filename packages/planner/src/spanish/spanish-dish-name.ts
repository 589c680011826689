import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { spanishRecipes } from '@brightplate/recipes/languages/spanish-recipes'
import { plainRecipeId } from '../compositions/parts/plain-dish.ts'
import { capitalOf } from './articles.ts'

/** "[milk|leche|leches]" of a name, in which another food may stand. */
const reference = /\[[^|\]]+\|([^|\]]+)[^\]]*\]/g

/** What a recipe or plain food is called by itself, before any rule changes it; null where it has no Spanish. */
export function spanishDishName(recipeId: string): string | null {
  const plain = spanishFoods.plainFoods[recipeId.replace(plainRecipeId(''), '')]
  const name = plain?.name ?? spanishRecipes.recipes[recipeId]?.name.replaceAll(reference, '$1')
  return name === undefined ? null : capitalOf(name)
}
