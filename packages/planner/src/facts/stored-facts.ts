import { type AgeBand, ageBands } from '@brightplate/foods/eating/age-band'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { Recipe } from '@brightplate/recipes/recipe'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { isMany } from '../dishes/scale-line.ts'
import type { Amount } from '../measures/amount.ts'
import { measureLine } from '../measures/measure-line.ts'
import type { PlannedFacts } from '../plan-document.ts'
import { type LineFacts, saysPrep } from './line-facts.ts'
import { lineOfPlain, type PartFacts, usedIn, type WrittenPart } from './part-facts.ts'
import { type SideKind, sideRecipes } from './side-recipes.ts'

/** What a line says that other lines do not; null where it says nothing of its own. */
function ownFacts(
  line: LineFacts,
  place: number,
): NonNullable<PlannedFacts['lines']>[number] | null {
  const { used, hasOwnPrep, youngForm, isCertified, isLabelled } = line
  const own = {
    ...(youngForm === null ? {} : { young_form: youngForm }),
    ...(saysPrep(used) && !hasOwnPrep ? { without_prep: true as const } : {}),
    ...(isCertified ? { certified: true as const } : {}),
    ...(isLabelled ? { labelled: true as const } : {}),
  }
  return Object.keys(own).length === 0 ? null : { line: place, ...own }
}

/** What a plan keeps of a part beside ids and grams, so that it can be said whatever our English is by then. */
export function storedFacts(facts: PartFacts): PlannedFacts {
  const { servings, measures, portion, side } = facts
  const lines = facts.lines.flatMap((line, place) => ownFacts(line, place) ?? [])
  return {
    measures,
    // Of a plain food its grams tell them.
    ...(portion ? {} : { servings }),
    ...(portion ? { portion_of: portion.age } : {}),
    ...(portion?.isWeighed ? { weighed: true } : {}),
    ...(side ? { side } : {}),
    ...(lines.length > 0 ? { lines } : {}),
  }
}

type PartOfPlan = Pick<WrittenPart, 'food_id' | 'foods' | 'people' | 'recipe_id' | 'steps'>

type Made = Pick<PartFacts, 'dish' | 'plain' | 'portion' | 'side' | 'servings'>

/** By weight, as it stands there: of a plain food no step names an amount. */
const weighed = (grams: number): Amount => ({
  text: `${grams} g`,
  number: String(grams),
  unit: 'g',
  value: grams,
  pieces: null,
  grams,
  isWeighed: true,
})

/** With its lines, by what is told of them; null for a recipe that no longer makes the grams that stand there. */
function withLines(made: Made, part: PartOfPlan, stored: PlannedFacts): PartFacts | null {
  const { measures, lines: told = [] } = stored
  const { recipe, ingredients } = made.dish
  const lines: LineFacts[] = []
  for (const [place, used] of ingredients.entries()) {
    const { ingredient, food } = used
    const measured = measureLine(ingredient, food, made.servings / recipe.servings, measures)
    const { grams = 0 } = part.foods[place] ?? {}
    const isSame = measured.grams === grams
    if (!isSame && !made.plain) return null
    const amount = isSame ? measured : weighed(grams)
    const own = told.find(({ line }) => line === place)
    lines.push({
      used,
      amount,
      isMany: isMany(amount, food),
      hasOwnPrep: saysPrep(used) && !own?.without_prep,
      youngForm: own?.young_form ?? null,
      isCertified: own?.certified ?? false,
      isLabelled: own?.labelled ?? false,
    })
  }
  return { ...made, people: part.people, measures, lines, steps: part.steps.length }
}

function factsOfRecipe(
  recipe: Recipe,
  side: SideKind | null,
  part: PartOfPlan,
  stored: PlannedFacts,
): PartFacts | null {
  const { servings } = stored
  const ids = part.foods.map(({ food_id }) => food_id)
  const ingredients = usedIn(recipe, ids)
  if (!ingredients || servings === undefined) return null
  const made = { dish: { recipe, ingredients }, plain: null, portion: null, side, servings }
  return withLines(made, part, stored)
}

const isAgeBand = (age: string | undefined): age is AgeBand => ageBands.some((one) => one === age)

function factsOfPlain(id: string, part: PartOfPlan, stored: PlannedFacts): PartFacts | null {
  const { portion_of: age, weighed: isWeighed = false } = stored
  const plain = plainFoodOf(id)
  const [{ grams } = { grams: 0 }, ...others] = part.foods
  if (!plain || !isAgeBand(age) || grams === 0 || others.length > 0) return null
  const portion = { age, isWeighed }
  const line = lineOfPlain(plain, portion)
  if (!line) return null
  const { recipe, ingredient } = line
  const dish = { recipe, ingredients: [{ ingredient, food: plain.food, prep: null, reason: null }] }
  const servings = grams / ingredient.grams
  return withLines({ dish, plain, portion, side: null, servings }, part, stored)
}

/**
 * What a part was made of, by what its plan keeps of it; null where that is no recipe or food of ours any more, or
 * a recipe makes other grams today. What its English says is not asked.
 */
export function factsOfStored(part: PartOfPlan, stored: PlannedFacts): PartFacts | null {
  if (part.foods.length === 0) return null
  if (part.food_id !== undefined) return factsOfPlain(part.food_id, part, stored)
  const { recipe_id: id = '' } = part
  if (stored.side === undefined) {
    const recipe = recipeOf(id)
    return recipe ? factsOfRecipe(recipe, null, part, stored) : null
  }
  for (const { recipe, kind } of sideRecipes(id)) {
    const facts = kind === stored.side ? factsOfRecipe(recipe, kind, part, stored) : null
    if (facts) return facts
  }
  return null
}
