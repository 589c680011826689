import { requireFood } from '@brightplate/foods/foods'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import { ingredientsOfParts } from '../compositions/parts/ingredients-of-parts.ts'
import { nameFor } from '../measures/label-asked-for.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { Option } from '../search/option.ts'
import { type KeyedText, say, sayPart } from '../texts/english.ts'
import { ruleName } from '../texts/rule-names.ts'
import { dishHasWord } from '../wishes.ts'
import { readyIn } from './ready-in.ts'

const safeFoodKeys = {
  base: 'why.familiar-dish',
  beside: 'why.familiar-side',
  as_typed: 'why.familiar-as-typed',
} as const

const isFavourite = ({ serving: served }: Option['parts'][number], profile: PlannerProfile) =>
  served !== null && profile.favouriteDishes.includes(served.dish.recipe.id)

/** Why a composition stands where it stands, and what was changed in it for this child. */
export function whyOf(
  { parts, serving, totalMinutes }: Pick<Option, 'parts' | 'serving' | 'totalMinutes'>,
  profile: PlannerProfile,
): KeyedText[] {
  const { dish } = serving
  const texts: KeyedText[] = []
  const accepted = parts.filter(({ role }) => role === 'accepted')
  const [first] = accepted
  if (first?.safeFood) {
    const served = first.serving === null ? 'as_typed' : first === parts[0] ? 'base' : 'beside'
    texts.push(say(safeFoodKeys[served], { food: first.safeFood.typed }))
  }
  if (parts.some((part) => isFavourite(part, profile))) texts.push(say('why.favourite'))
  const like = profile.likes.find((word) => dishHasWord(dish, word))
  const texture = profile.likedTextures.find((one) => dish.recipe.textures.includes(one))
  if (like) texts.push(say('why.wish', { wish: like }))
  else if (texture)
    texts.push(say('why.wish', { wish: sayPart('part.texture-foods', { texture }) }))
  texts.push(...readyIn(totalMinutes, profile))
  for (const { ingredient, food, reason } of ingredientsOfParts(parts)) {
    if (food.id === ingredient.food) continue
    const instead = requireFood(ingredient.food)
    // A labelled variant of the same food is told by its whole name.
    const variant = shortFoodName(food) === shortFoodName(instead)
    texts.push(
      say('why.swapped', {
        used: variant ? nameFor(food.name, profile.restrictions) : shortFoodName(food),
        instead: shortFoodName(instead),
        rule: reason ? ruleName(reason) : '',
      }),
    )
  }
  return texts
}
