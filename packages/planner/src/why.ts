import { requireFood } from '@brightplate/foods/foods'
import type { Targets } from '@brightplate/foods/targets'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import { nutrientShares } from './benefits.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { Option } from './problem.ts'
import { type KeyedText, say } from './texts/english.ts'
import { nutrientNames } from './texts/nutrient-names.ts'
import { ruleName } from './texts/rule-names.ts'
import { dishHasWord } from './wishes.ts'

const namedFrom = 0.15

const safeFoodKeys = {
  in_dish: 'why.familiar-dish',
  side: 'why.familiar-side',
  as_typed: 'why.familiar-as-typed',
} as const

/** Why a dish stands where it stands, and what was changed in it for this child. */
export function whyOf(
  { serving, safeFood }: Pick<Option, 'serving' | 'safeFood'>,
  profile: PlannerProfile,
  targets: Targets,
  isSmallStep: boolean,
): KeyedText[] {
  const { dish } = serving
  const texts: KeyedText[] = []
  const food = safeFood?.typed ?? ''
  if (isSmallStep) texts.push(say('why.small-step', { food }))
  if (safeFood) texts.push(say(safeFoodKeys[safeFood.served], { food }))
  const like = profile.likes.find((word) => dishHasWord(dish, word))
  const texture = profile.likedTextures.find((one) => dish.recipe.textures.includes(one))
  if (like) texts.push(say('why.wish', { wish: like }))
  else if (texture) texts.push(say('why.wish', { wish: `${texture} foods` }))
  const [first] = nutrientShares(serving, targets)
  if (first && first.share >= namedFrom) {
    texts.push(
      say('why.brings', {
        share: Math.round(first.share * 100),
        nutrient: nutrientNames[first.nutrient].label,
      }),
    )
  }
  const limit = profile.weekdayMinutes
  if (limit !== null && dish.recipe.totalMinutes <= limit) {
    texts.push(say('why.quick', { minutes: dish.recipe.totalMinutes }))
  }
  for (const { ingredient, food, reason } of dish.ingredients) {
    if (food.id === ingredient.food) continue
    const instead = requireFood(ingredient.food)
    // A labelled variant of the same food is told by its whole name.
    const variant = shortFoodName(food) === shortFoodName(instead)
    texts.push(
      say('why.swapped', {
        used: variant ? food.name : shortFoodName(food),
        instead: shortFoodName(instead),
        rule: reason ? ruleName(reason) : '',
      }),
    )
  }
  return texts
}
