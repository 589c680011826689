import { limits } from '@brightplate/contract/limits'
import type { FoodTile, FoodTiles, InterpretBody } from '@brightplate/contract/typed/profile-terms'
import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf, tileFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { acceptedCandidates } from '@brightplate/planner/compositions/candidates/accepted-candidates'
import { plainRecipeId } from '@brightplate/planner/compositions/parts/plain-dish'
import { pictureOfDish } from '@brightplate/planner/writing/picture-of-plate'
import { judgeSafeFood } from '../profile/judge-safe-foods.ts'
import { type JudgedProfile, planProfile } from '../profile/plan-profile.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'
import { factsOfBody } from './facts-of-body.ts'

/** What it is called by whoever taps it, small where English writes it so. */
function nameIn({ dishName }: Wording, plainId: string, english: string): string {
  const name = dishName(plainRecipeId(plainId), english)
  return /^\p{Ll}/u.test(english) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}

/** The food as this child may have it, under the name of the kind that is served; null where the rules leave it out. */
function tileOf(
  plain: PlainFood,
  { profile, labels }: JudgedProfile,
  wording: Wording,
): FoodTile | null {
  const [meal] = judgeSafeFood(plain.name, profile, labels).meals
  if (meal === undefined) return null
  const [served] = acceptedCandidates({ typed: plain.name }, meal, profile)
  // What is only made of it is no food to tap.
  if (!served?.dish || !plainFoodOf(served.form)) return null
  const { recipe } = served.dish
  // A food of the table has no name of its own to type: toast of bread that is labelled.
  const isPlain = recipe.id === plainRecipeId(served.form)
  const called = isPlain ? recipe.name : plain.name
  // What a tap adds is read once more as if it were typed: by what it is called, or by the ordinary name.
  const isPlanned = (name: string) => judgeSafeFood(name, profile, labels).verdict === 'planned'
  const name = [called, plain.name].find(isPlanned)
  if (name === undefined) return null
  const also = served.form === plain.id ? plain.typedAs : []
  const label = nameIn(wording, isPlain ? served.form : plain.id, called)
  return {
    name,
    ...(label === name ? {} : { label }),
    also: [...also],
    picture: pictureOfDish(served.dish),
  }
}

/** Foods to tap as eaten: the first of our list that the rules allow. */
export function foodTiles(body: InterpretBody, wording = inEnglish): FoodTiles {
  const judged = planProfile(factsOfBody(body))
  const tiles = tileFoods
    .map((plain) => tileOf(plain, judged, wording))
    .filter((one) => one !== null)
  return {
    tiles: tiles.slice(0, limits.foodTiles),
    left_out: tileFoods.length - tiles.length,
  }
}
