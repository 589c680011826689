import type { Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import { mayChokeOn } from '@brightplate/foods/may-choke-on'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { boughtFor } from '@brightplate/foods/shop/packs'
import type { Course, Ingredient, Recipe } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'

/** Grams of added sugars per 100 g above which a food is sweetened, for a child under 2. */
const sweetened = 5

const isSweet = ({ per100g, countsAs }: Food) =>
  per100g.added_sugars_g > sweetened || countsAs.includes('sweets')

/** What is made at home is as sweet as what is bought for it: the bun of a hamburger, the ketchup of a sloppy joe. */
const isMadeSweet = (food: Food): boolean =>
  isSweet(food) || boughtFor(food.id)?.some(({ food: id }) => isSweet(requireFood(id))) === true

const reducedFatMilks = ['milk-semi', 'low-fat-milk', 'skim-milk']

const hasWords = (line: string, words: readonly string[]) => {
  const padded = ` ${line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.some((word) => padded.includes(` ${word.toLowerCase()} `))
}

/** Of the two snacks of a day the first stands before lunch: see `keepsCocoaEarly`. */
const coursesWithCocoa: readonly Course[] = ['breakfast', 'lunch', 'snack']

export const holdsCocoa = ({ caffeineMg, madeOf }: Food): boolean =>
  (caffeineMg ?? 0) > 0 || madeOf.includes('cocoa')

/** Id of the age rule that keeps a food out of a course, or null: the youngest's who eats of it. */
export function ageRuleAgainst(
  food: Food,
  course: Course,
  { restrictions: { ageYears } }: Pick<PlannerProfile, 'restrictions'>,
): string | null {
  if (food.mercury !== null && food.mercury !== 'best') return 'fish-mercury'
  if (ageYears < 5 && food.id === 'rice-drink') return 'no-rice-drink'
  if (ageYears < 2 && isMadeSweet(food)) return 'no-added-sugar'
  if (ageYears < 2 && reducedFatMilks.includes(food.id)) return 'whole-milk'
  if (holdsCocoa(food) && !coursesWithCocoa.includes(course)) return 'no-cocoa-after-lunch'
  return null
}

const heat =
  /\b(boil|simmer|cook|bake|roast|steam|stew|braise|fry|sauté|microwave|poach|mash|purée|blend|grate)/i

/** Whether a sentence on this ingredient softens, grates or blends it. */
const softenedInSteps = (ingredient: Ingredient, recipe: Recipe, words: readonly string[]) =>
  recipe.steps
    .flatMap((step) => step.split(/(?<=\.) /))
    .filter((sentence) => sentence.includes(`[${ingredient.food}`))
    .some((sentence) => heat.test(sentence) || hasWords(sentence, words))

/**
 * How a food is prepared for a child, with care where it needs that; false where nothing makes it safe. What
 * is hard raw is safe only where the steps soften or grate it: a line alone would be overlooked.
 */
export function chewablePrep(
  food: Food,
  ingredient: Ingredient,
  recipe: Recipe,
  restrictions: Restrictions,
): string | null | false {
  const prep = ingredient.prep ?? null
  const { choking } = food
  if (!choking || !mayChokeOn(choking, restrictions)) return prep
  if (hasWords(`${food.name} ${prep ?? ''}`, choking.safeWhen)) return prep
  if (choking.forYoung === null) return false
  if (choking.hazard === 'hard' && !softenedInSteps(ingredient, recipe, choking.safeWhen)) {
    return false
  }
  return prep ? `${prep}, ${choking.forYoung}` : choking.forYoung
}

/** Most grams of fish or shellfish in a serving (FDA/EPA advice on eating fish). */
export const fishServingGrams = (ageYears: number): number =>
  ageYears < 4 ? 28 : ageYears < 8 ? 57 : ageYears < 11 ? 85 : 113

/** Most of the juice slot and all pure juice of a day, in ml (AAP 2017). */
export const juiceMlPerDay = (ageYears: number): number =>
  ageYears < 4 ? 120 : ageYears < 7 ? 180 : 240

/** Most cow's milk of a day in ml; null for no limit. */
export const milkMlPerDay = (ageYears: number): number | null =>
  ageYears < 4 ? 480 : ageYears < 5 ? 600 : null
