import type { Food } from '@brightplate/foods/food'
import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'

const heat =
  /\b(?:boil|simmer|cook|bake|roast|steam|stew|braise|fry|sauté|microwave|poach|warm|heat|toast|grill|soften)\b/iu
const heated = /\b(?:cooked|canned|frozen|roasted|pasteurized|puree|drained)\b/iu
const served = /\b(?:serve|beside|apart|on top|scatter|plate|wrap|fill|roll up|arrange|put)\b/iu

/** Whether an ingredient may come raw to the table, or cooked: what the steps leave open counts as both. */
export function statesInDish(
  { food: id }: Ingredient,
  food: Food,
  { steps, temperature }: Recipe,
): { raw: boolean; cooked: boolean } {
  if (heated.test(food.name)) return { raw: false, cooked: true }
  const sentences = steps
    .flatMap((step) => step.split(/(?<=\.) /))
    .filter((sentence) => sentence.includes(`[${id}`))
  const isServed = sentences.some((sentence) => served.test(sentence))
  if (sentences.some((sentence) => heat.test(sentence))) return { raw: isServed, cooked: true }
  return { raw: true, cooked: temperature !== 'cold' && !isServed }
}
