import { kitchen } from '@brightplate/recipes/our-kitchen'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import type { Part } from '../compositions/parts/part.ts'
import type { Dish, DishIngredient } from '../dishes/dish.ts'
import { lineAmount } from '../dishes/scale-line.ts'
import { activeMinutes, isByHand } from '../kitchen/active-minutes.ts'
import { ownProfile } from '../own-profile.ts'
import type { AheadOfPart, PlannedPart } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { inMetric } from '../steps/in-metric.ts'
import { type Cooked, stepsAhead } from '../steps/steps-of.ts'
import { say } from '../texts/english.ts'

const { cutAhead, hands } = kitchen

/** Grated food dries, and smells of it. */
const isGrated = (prep: string | null) => /\bgrated\b/.test(prep ?? '')

const isIn =
  (foods: readonly string[]) =>
  ({ food, prep, ingredient }: DishIngredient): boolean =>
    foods.includes(food.id) &&
    isByHand(prep) &&
    !isGrated(prep) &&
    ingredient.grams >= cutAhead.grams

/** What the steps that are done ahead take is cut with them. */
function leftToCut({ recipe, ingredients }: Dish): DishIngredient[] {
  const done = recipe.steps.filter((_, index) => recipe.ahead?.steps.includes(index)).join(' ')
  return ingredients.filter(
    ({ ingredient }) => !new RegExp(`\\[${ingredient.food}[\\]|#?]`).test(done),
  )
}

const isHeated = (step: string) =>
  /\b(?:boil|simmer|fry|bake|brown|roast|cook|heat|warm|steam)\b/i.test(step)

const keeping = (steps: readonly string[], keep: string): string =>
  say(steps.some(isHeated) ? 'ahead.cool-and-keep' : 'ahead.keep', { keep }).text

/** What of a dish may be done the evening before, for as many as it is cooked for; null where nothing is. */
export function aheadOfDish(cooked: Cooked): AheadOfPart | null {
  const { dish, servings, profile } = cooked
  const { recipe } = dish
  const steps = stepsAhead(cooked)
  const left = leftToCut(dish)
  const [cut, water] = [left.filter(isIn(cutAhead.foods)), left.filter(isIn(cutAhead.underWater))]
  if (steps.length + cut.length + water.length === 0) return null
  const amounts = (lines: readonly DishIngredient[]) =>
    lines.map(({ ingredient, food }) =>
      lineAmount(ingredient, food, servings / recipe.servings, profile),
    )
  const work = activeMinutes(recipe, servings)
  const byHand = hands.minutes * (cut.length + water.length)
  const { keep, afterwards } = recipe.ahead ?? {}
  const inMeasures = (text: string) => (profile.measures === 'metric' ? inMetric(text) : text)
  return {
    cut: amounts(cut),
    under_water: amounts(water),
    steps: keep && steps.length > 0 ? [...steps, keeping(steps, keep)] : [],
    minutes: Math.min(work, byHand + Math.round((work * steps.length) / recipe.steps.length)),
    ...(steps.some((step) => /\bovernight\b/.test(step)) ? { overnight: true } : {}),
    ...(afterwards && steps.length > 0
      ? { afterwards: say('ahead.on-the-day', { sentence: inMeasures(afterwards) }) }
      : {}),
  }
}

/** The same of a part of a meal; nothing of food that is as bought. */
export function aheadOfPart(
  { serving, candidateFood, people }: Part,
  profile: PlannerProfile,
): Pick<PlannedPart, 'ahead'> {
  if (!serving || !recipeOf(serving.dish.recipe.id)) return {}
  const reader = candidateFood.preparedSeparately ? ownProfile(profile) : profile
  const { dish, cooked } = serving
  const ahead = aheadOfDish({ dish, servings: cooked, people, profile: reader })
  return ahead ? { ahead } : {}
}
