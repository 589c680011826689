import type { Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import type { RuleReason } from '../rules/rule-reason.ts'

export interface DishIngredient {
  ingredient: Ingredient
  /** The ingredient's own food, or the first of its `or` that the child may have. */
  food: Food
  /** What is done to it, made safe for a young child where needed. */
  prep: string | null
  /** The rule that keeps the ingredient's own food out, where another one stands for it. */
  reason: RuleReason | null
}

/** A recipe as one child may eat it. */
export interface Dish {
  recipe: Recipe
  ingredients: readonly DishIngredient[]
  /** What its name leaves open and a rule of this child asks: "wheat-free" of banana pancakes. */
  without?: string
}

const reference = /\[([a-z0-9-]+)(?:\|([^\]]*))?\]/g

/** What stands in a dish for an ingredient of its recipe; undefined where it is left out. */
export const usedFor = (dish: Dish, id: string): DishIngredient | undefined =>
  dish.ingredients.find(({ ingredient }) => ingredient.food === id)

const claimed = /^(?:[a-z]+-free(?:,| and)? )+/

/**
 * Fills `[food-id]` and `[food-id|words]` with the foods that are really used. The words hold for a food that
 * differs by its label alone: "toast" for bread labelled free of milk.
 */
const nameFoods = (text: string, dish: Dish): string =>
  text.replace(reference, (_, id: string, words?: string) => {
    const used = usedFor(dish, id)
    if (!used) throw new Error(`${dish.recipe.id} names ${id}, which it leaves out`)
    const shown = shortFoodName(used.food)
    const claims = claimed.exec(shown)?.[0]
    const ordinary = shortFoodName(requireFood(id))
    const kind = (words ?? ordinary).split(' ').at(-1)?.toLowerCase()
    // "Mac and dairy-free cheese", "gluten-free pasta": how it comes from the shop is no part of a dish's name.
    if (claims && shown.endsWith(` ${kind}`)) return `${claims}${kind}`
    // "Gluten-free corn and rice pasta" in place of spaghetti.
    if (claims && / and /.test(shown.slice(claims.length))) return claims + shown.split(' ').at(-1)
    return words && (used.food.id === id || shown === ordinary) ? words : shown
  })

/** A brand that is written small keeps its letters: "belVita". */
const ownLetters = /^\p{Ll}\S*\p{Lu}/u

export const capital = (text: string) =>
  ownLetters.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "Grilled dairy-free cheese sandwich": slices are how its cheese is sold. */
const slicesOf = / slices(?= (?!and\b|with\b|in\b|on\b|or\b)[a-z])/g

/** The name as a card shows it. */
export const dishName = (dish: Dish): string =>
  // "Melon and {milk} drink" with a soy drink.
  capital(
    nameFoods(dish.recipe.name, dish)
      .replace(/\b(\w+) \1\b/g, (both, word: string) =>
        // "Moi moi" is called so.
        dish.recipe.name.includes(both) ? both : word,
      )
      .replace(slicesOf, ''),
  )
