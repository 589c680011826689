import type { Food } from '@brightplate/foods/food'
import type { Ingredient, Recipe } from './recipe.ts'
import type { RuleReason } from './rule-reason.ts'

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
}

/** Words of a food's name that matter in the shop and say nothing in a title or step. */
const shopWords =
  /\b(plain|unsweetened|fortified|pasteurized|pure|reduced-sodium|reduced-salt|no-salt-added|boneless|skinless|iodized|unsalted|calcium-set|dry|100%)(?![\w-]) ?/g

/** "soy yogurt" for "plain unsweetened fortified soy yogurt", "bread" for "bread labelled free of milk". */
export const shortFoodName = (food: Food): string => {
  const [unlabelled = food.name] = food.name.split(/,? labelled /)
  return unlabelled.replace(shopWords, '').trim() || unlabelled
}

const placeholder = /\[([a-z0-9-]+)(?:\|([^\]]*))?\]/g

const usedFor = (dish: Dish, id: string) =>
  dish.ingredients.find(({ ingredient }) => ingredient.food === id)

/** Fills `[food-id]` and `[food-id|word]` with the foods that are really used. */
const fillPlaceholders = (text: string, dish: Dish): string =>
  text.replace(placeholder, (_, id: string, word?: string) => {
    const used = usedFor(dish, id)
    if (!used) throw new Error(`${dish.recipe.id} names ${id}, which it leaves out`)
    return used.food.id === id && word ? word : shortFoodName(used.food)
  })

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The steps as a cook reads them, without the sentences on foods that are left out. */
export function stepsOf(dish: Dish): string[] {
  return dish.recipe.steps
    .map((step) =>
      step
        .split(/(?<=\.) /)
        .filter((sentence) =>
          [...sentence.matchAll(placeholder)].every(([, id]) => usedFor(dish, id ?? '')),
        )
        .map((sentence) => capital(fillPlaceholders(sentence, dish)))
        .join(' '),
    )
    .filter((step) => step !== '')
}

/** The name as a card shows it. */
export const dishName = (dish: Dish): string => capital(fillPlaceholders(dish.recipe.name, dish))
