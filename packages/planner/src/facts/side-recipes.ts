import { foods, requireFood } from '@brightplate/foods/foods'
import { courses, type Recipe } from '@brightplate/recipes/recipe'
import type { KnownFood } from '../safe-foods/known-food.ts'
import { sideRecipe } from '../safe-foods/side-recipe.ts'
import { sideRows } from '../safe-foods/side-rows.ts'

const prefix = 'side-'

/** Every way in which a food is put beside a meal by itself, by the id of its recipe; none of another recipe. */
export function sideRecipes(id: string): Recipe[] {
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
      [false, true]
        .map((careful) => sideRecipe(one, course, careful))
        .filter((recipe) => recipe !== null),
    ),
  )
}

export const isSideRecipe = ({ id }: Pick<Recipe, 'id'>): boolean => id.startsWith(prefix)
