import { requireFood } from '@brightplate/foods/foods'
import type { SpanishRecipe } from '@brightplate/recipes/languages/spanish-recipe'
import type { Recipe } from '@brightplate/recipes/recipe'
import { articleOf, isAlwaysMany, shortName, spanishFoodOf } from './spanish-name.ts'
import { spanishWords as words } from './spanish-words.ts'

type Say = (values: { food: string }) => string

/** By the English, in which `*` stands for the food; a test holds them to all that there are. */
const steps: Readonly<Record<string, Say>> = {
  'Put the * beside the meal.': words.sideAsItIs,
  'Serve the * beside the meal, washed and ready to eat.': words.sideWashed,
  'Serve the * in a cup beside the meal.': words.sideInCup,
  'Put the * in a small bowl beside the meal.': words.sideInBowl,
  'Cook the * in a little water until soft, and serve beside the meal.': words.sideSoftened,
  'Warm the *, and serve beside the meal.': words.sideWarmed,
  'Heat the *, and serve beside the meal.': words.sideWarmed,
  'Boil the * in plenty of water until soft, drain, and serve beside the meal.': words.sideBoiled,
  'Boil the * until soft, and serve beside the meal.': words.sideBoiledSoft,
  'Simmer the * in water until soft, drain, and serve beside the meal.': words.sideSimmered,
  'Simmer the * in water until soft and thick, and serve beside the meal in a small bowl.':
    words.sidePorridge,
  'Toast or warm the *, cut into strips, and serve beside the meal.': words.sideToasted,
  'Cook the * in a pan over medium heat until cooked through, and cut it finely.': words.sideCooked,
  'Tear the * into thin strips, and serve beside the meal.': words.sideTorn,
  'Grate the *, and serve beside the meal.': words.sideGrated,
  'Cut the * into thin sticks, bake until soft inside, and serve beside the meal.':
    words.sideSticks,
  'Boil the * until soft, mash with a little of its water, and serve beside the meal.':
    words.sideMashed,
  'Cook the * until firm all through, and serve beside the meal.': words.sideFirm,
  'Bake the * until hot all through, cut into small pieces, and serve beside the meal.':
    words.sideBaked,
}

/** What is bought dry comes cooked to the table; dried fruit stays dried. */
const cookedName = (id: string, name: string): string =>
  requireFood(id).name.startsWith('dry ') ? name.replace(/ sec[oa]s?(?= |$)/, '') : name

/** A food that is put beside a meal by itself, as a Spanish recipe; null where its step has no Spanish. */
export function spanishSide({
  ingredients: [ingredient],
  steps: [step = ''],
}: Recipe): SpanishRecipe | null {
  if (!ingredient) return null
  const { food: id, measure } = ingredient
  const say = steps[step.replace(/\[[^\]]*\]/, '*')]
  if (!say) return null
  const food = spanishFoodOf(id)
  const isMany = isAlwaysMany(food) || (food.many !== null && measure?.unit !== 'piece')
  const called = (many: boolean) => `${articleOf(food, many)} ${shortName(food, many)}`
  const forms = isMany ? called(true) : `${called(false)}|${called(food.many !== null)}`
  return { name: cookedName(id, food.name), prep: {}, steps: [say({ food: `[${id}|${forms}]` })] }
}
