import { type NutrientAmounts, nutrientIndex, nutrients } from '@brightplate/foods/nutrients'
import { claimsTogether } from '@brightplate/foods/plain-foods/claims-together'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import { typedManner } from '@brightplate/foods/plain-foods/words-around/typed-manner'
import {
  leftOutFood,
  withoutHarmless,
} from '@brightplate/foods/plain-foods/words-around/words-around-plain-foods'
import { keepsFor } from '@brightplate/recipes/keeps-for'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { aheadOfPart } from '../ahead/ahead-of-part.ts'
import { addAmounts } from '../compositions/meal-composition.ts'
import type { ForOthers, Part } from '../compositions/parts/part.ts'
import { mealName, partName } from '../compositions/parts/part-name.ts'
import { plainOf } from '../compositions/parts/plain-of.ts'
import { within } from '../compositions/parts/within.ts'
import { dishName } from '../dishes/dish.ts'
import { portionsFor } from '../family/eaters-of-meal.ts'
import { siblingsPlates } from '../family/siblings-plates.ts'
import { withOthers } from '../family/with-others.ts'
import { withSiblings } from '../family/with-siblings.ts'
import { activeMinutes } from '../kitchen/active-minutes.ts'
import { ownProfile } from '../own-profile.ts'
import type { PlannedDish, PlannedPart } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { type KeyedText, minutesWords, say, sayPart } from '../texts/english.ts'
import { benefitsOf } from './benefits.ts'
import { pictureOfPlate } from './picture-of-plate.ts'
import { stepsOfServing } from './steps-of-serving.ts'
import { whyOf } from './why.ts'

const rounded = (amounts: NutrientAmounts) =>
  Object.fromEntries(
    nutrients.map((nutrient) => [
      nutrient,
      Math.round(amounts[nutrientIndex[nutrient]] * 100) / 100,
    ]),
  )

const tenth = (grams: number) => Math.round(grams * 10) / 10
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** No plan holds a name: one of the household's children is told by its age. */
function forWhom({ childIds }: ForOthers, food: string, { siblings }: PlannerProfile): string {
  if (!childIds) return say('step.for-others', { food }).text
  const ages = siblings.flatMap(({ childId, profile }) =>
    childIds.includes(childId) ? sayPart('part.year-old', { age: profile.ageYears }) : [],
  )
  return say('step.for-children', { ages, food }).text
}

/** What a parent calls a food, without how it is served. */
const bareName = (typed: string): string =>
  typedName(withoutHarmless(typed.replace(leftOutFood, ' ')))

/** What the child has of a shared dish that is for the others. */
const stepsOfSharedDish = ({ inSharedDish = [], fromSharedDish = [] }: ForOthers): string[] => [
  ...(inSharedDish.length > 0 ? [say('step.same-pot', { foods: [...inSharedDish] }).text] : []),
  ...(fromSharedDish.length > 0 ? [say('step.from-pot', { foods: [...fromSharedDish] }).text] : []),
]

/** How a part is made; what is prepared separately says so first. */
function stepsOfPart(part: Part, profile: PlannerProfile): string[] {
  const { role, safeFood, candidateFood, serving, people, forOthers } = part
  if (!serving) return []
  const reader = candidateFood.preparedSeparately ? ownProfile(profile) : profile
  const steps = [...stepsOfServing(serving, people, reader)]
  const food = within(partName(part))
  const typed = role === 'accepted' && !forOthers ? (safeFood?.typed ?? '') : ''
  const manner = typed === '' ? null : typedManner(typed)
  if (manner !== null) {
    // A variant is called by its own name: bare "white bread" is none that the child may have.
    const isVariant = (plainOf(candidateFood)?.variantOf ?? null) !== null
    const called = isVariant ? within(dishName(serving.dish)) : bareName(typed)
    steps.push(say('step.as-eaten', { food: called, manner }).text)
  }
  if (forOthers) {
    return [forWhom(forOthers, food, profile), ...stepsOfSharedDish(forOthers), ...steps]
  }
  return candidateFood.preparedSeparately ? [say('step.apart', { food }).text, ...steps] : steps
}

const writeForOthers = ({
  portions,
  childIds,
  fromSharedDish,
  inSharedDish,
}: ForOthers): NonNullable<PlannedPart['for_others']> => ({
  portions,
  ...(fromSharedDish ? { from_pot: [...fromSharedDish] } : {}),
  ...(inSharedDish ? { same_pot: [...inSharedDish] } : {}),
  ...(childIds ? { child_ids: [...childIds] } : {}),
})

interface WrittenPart {
  part: Part
  steps: readonly string[]
}

function writePart({ part, steps }: WrittenPart, profile: PlannerProfile): PlannedPart {
  const { role, safeFood, candidateFood, serving, people, forOthers } = part
  const plain = plainOf(candidateFood)
  const recipeId = serving?.dish.recipe.id
  return {
    name: claimsTogether(partName(part)),
    role,
    typed: safeFood?.typed ?? null,
    energy_kcal: serving ? Math.round(serving.amounts[nutrientIndex.energy_kcal]) : null,
    ingredients: serving ? serving.lines.map(({ text }) => text) : [],
    ...(plain ? { food_id: plain.id } : recipeId ? { recipe_id: recipeId } : {}),
    grams: serving ? tenth(sumOf(serving.grams)) : null,
    people,
    steps: steps.length,
    ...aheadOfPart(part, profile),
    ...(candidateFood.preparedSeparately ? { apart_steps: [...steps] } : {}),
    ...(forOthers ? { for_others: writeForOthers(forOthers) } : {}),
  }
}

/** The food of the meal that the child reliably eats, in the shape of plans of before. */
function safeFoodOf(parts: readonly Part[]): Pick<PlannedDish, 'safe_food' | 'beside'> {
  const accepted = parts.find(({ role }) => role === 'accepted')
  const beside = parts.flatMap(({ serving, safeFood }) =>
    serving === null && safeFood ? [safeFood.typed] : [],
  )
  if (!accepted?.safeFood) return { beside }
  const isBase = accepted === parts[0]
  const served = accepted.serving === null ? 'as_typed' : isBase ? 'in_dish' : 'side'
  const alone = parts.filter(
    ({ people, forOthers }) => !forOthers && people < (parts[0]?.people ?? 1),
  )
  const lines = sumOf(alone.map(({ serving }) => (serving ? serving.lines.length : 0)))
  return { beside, safe_food: { typed: accepted.safeFood.typed, served, side_lines: lines } }
}

function knownNutrition(parts: readonly Part[]): Record<string, number> {
  const known = parts.flatMap(({ role, serving }) =>
    role === 'accepted' && serving ? serving : [],
  )
  return rounded(addAmounts(known))
}

/** What the dish of a meal takes by itself, where it may be cooked for another meal too. */
function mealStorageOf(
  { keepable, serving, activeMinutes: minutes }: Option,
  [base, ...rest]: readonly WrittenPart[],
  profile: Problem['profile'],
): Pick<PlannedDish, 'keeps'> {
  const { dish } = serving
  if (!keepable || base?.part.serving?.dish !== dish || !recipeOf(dish.recipe.id)) return {}
  const keeps = keepsFor(
    dish.recipe,
    dish.ingredients.map(({ food }) => food),
  )
  if (!keeps) return {}
  return {
    keeps: {
      fridge_days: keeps.fridgeDays,
      freezer_days: keeps.freezerDays,
      active_minutes: Math.min(minutes, activeMinutes(dish.recipe, profile.tablePortions)),
      steps: base.steps.length,
      rest_minutes: Math.max(
        0,
        ...rest.flatMap(({ part }) => (part.serving ? part.serving.dish.recipe.totalMinutes : [])),
      ),
    },
  }
}

/** For how many the lines of a meal are. */
const eatersOf = (parts: readonly Part[], { peopleAtTable }: PlannerProfile): number =>
  Math.max(
    ...parts.map(({ people, forOthers, candidateFood }) =>
      forOthers || candidateFood.preparedSeparately ? peopleAtTable : people,
    ),
  )

/**
 * Puts one meal into words and figures.
 * @param day counted from 0: what the others have for dinner takes turns
 */
export function writeDish(
  chosen: Option,
  problem: Pick<Problem, 'profile' | 'targets' | 'open' | 'tableDinners'>,
  day: number,
  reasons: readonly KeyedText[] = [],
): PlannedDish {
  const { profile, targets } = problem
  const option = withSiblings(withOthers(chosen, problem, day), problem)
  const { serving, parts } = option
  const { recipe } = serving.dish
  const eaten = parts.map((part) => part.serving).filter((one) => one !== null)
  const benefits = benefitsOf(option, targets)
  const lines = eaten.flatMap((one) => one.lines)
  const foods = eaten.flatMap(({ dish }) => dish.ingredients.map(({ food }) => food.id))
  const incomplete = eaten.flatMap((one) => one.incomplete)
  const written = parts.map((part) => ({ part, steps: stepsOfPart(part, profile) }))
  const eaters = eatersOf(parts, profile)
  const portions = portionsFor(eaters, profile)
  return {
    name: mealName(parts),
    ingredients: lines.map(({ text }) => text),
    prep_time: minutesWords(option.totalMinutes),
    benefits: benefits.map(({ text }) => text).join(' '),
    recipe_id: recipe.id,
    recipe_version: recipe.version,
    picture: pictureOfPlate(
      parts.flatMap(({ serving: one, forOthers }) => (one && !forOthers ? one : [])),
      recipe,
    ),
    steps: written.flatMap(({ steps }) => steps),
    active_minutes: option.activeMinutes,
    total_minutes: option.totalMinutes,
    textures: [...recipe.textures],
    temperature: recipe.temperature,
    lunch_box: recipe.lunchBox,
    servings: serving.servings,
    people: eaters,
    ...(portions === eaters ? {} : { portions }),
    foods: lines.flatMap(({ grams }, index) => {
      const food = foods[index]
      return food ? [{ food_id: food, grams }] : []
    }),
    nutrition: rounded(option.amounts),
    nutrition_complete: Object.fromEntries(incomplete.map((nutrient) => [nutrient, false])),
    benefit_texts: benefits,
    why: [...reasons, ...whyOf(option, profile)],
    ...mealStorageOf(option, written, profile),
    ...safeFoodOf(parts),
    parts: written.map((one) => writePart(one, profile)),
    ...(profile.siblings.length > 0
      ? { plates: siblingsPlates(parts, recipe.course, profile) }
      : {}),
    ...(profile.safeFoods.length > 0 ? { known_nutrition: knownNutrition(parts) } : {}),
  }
}
