import { foods, requireFood } from '@brightplate/foods/foods'
import { courses, type Recipe } from '@brightplate/recipes/recipe'
import type { KnownFood } from '../safe-foods/known-food.ts'
import { sideRecipe } from '../safe-foods/side-recipe.ts'
import { sideRows } from '../safe-foods/side-rows.ts'

const prefix = 'side-'

/** By what it is put there: by a row of ours, or as its kind is, with or without care for who chews carefully. */
export const sideKinds = ['row', 'food', 'careful'] as const
export type SideKind = (typeof sideKinds)[number]

export interface SideRecipe {
  recipe: Recipe
  kind: SideKind
}

/** Every way in which a food is put beside a meal by itself, by the id of its recipe; none of another recipe. */
export function sideRecipes(id: string): SideRecipe[] {
  const food = foods.find((one) => id === `${prefix}${one.id}`)
  if (!food) return []
  const known: KnownFood[] = [
    ...sideRows
      .filter(({ foods: [first] }) => first === food.id)
      .map((row): KnownFood => {
        const [, ...others] = row.foods.map(requireFood)
        return { foods: [food, ...others], row }
      }),
    { foods: [food], row: null },
  ]
  return courses.flatMap((course) =>
    known.flatMap((one) =>
      [false, true].flatMap((careful) => {
        const recipe = sideRecipe(one, course, careful)
        return recipe ? { recipe, kind: one.row ? 'row' : careful ? 'careful' : 'food' } : []
      }),
    ),
  )
}

export const isSideRecipe = ({ id }: Pick<Recipe, 'id'>): boolean => id.startsWith(prefix)
