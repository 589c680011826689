import type { Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import type { FoodGroup } from '@brightplate/foods/refused-foods/food-group'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import type { Dish } from '../dishes/dish.ts'
import type { RuleReason } from '../rules/rule-reason.ts'
import { holdsPhrase, nameWordsOf, withoutPhrases } from './name-words.ts'
import type { Refusal, WeighedTerm } from './refusals-of-profile.ts'
import { statesInDish } from './state-in-dish.ts'

/** Grams of flour a serving that make what is stirred into it a batter or dough. */
export const batterFrom = 10
export const isFlour = (id: string) =>
  /^(?:flour-|rolled-oats|oats-gluten-free|tapioca-starch|semolina)/u.test(id)

const inBatter = new WeakMap<Recipe, boolean>()

function holdsBatter(recipe: Recipe): boolean {
  const known = inBatter.get(recipe)
  if (known !== undefined) return known
  const flour = recipe.ingredients.reduce(
    (sum, { food, grams }) => (isFlour(food) ? sum + grams / recipe.servings : sum),
    0,
  )
  const holds =
    flour >= batterFrom && recipe.course !== 'juice' && !/porridge|overnight/iu.test(recipe.name)
  inBatter.set(recipe, holds)
  return holds
}

/** Whether a food shows in a dish as what a parent refuses. */
function shows(food: Food, ingredient: Ingredient, recipe: Recipe, term: RefusedTerm): boolean {
  const match = term.foods.get(food.id)
  if (!match || term.exemptions.some(({ foods }) => foods.has(food.id))) return false
  if (term.state && !statesInDish(ingredient, food, recipe)[term.state]) return false
  if (ingredient.optional || recipe.name.includes(`[${ingredient.food}`)) return true
  if (match.binds && holdsBatter(recipe)) return false
  return ingredient.grams / recipe.servings >= match.from
}

const oneOf = <Item>(wanted: readonly Item[] | undefined, items: readonly Item[]) =>
  !wanted || items.some((item) => wanted.includes(item))

/** Whether textures, course and the like make a dish one of a group. */
export const isOfKind = (
  recipe: Recipe,
  { textures, flavours, temperatures, courses }: FoodGroup,
) =>
  oneOf<string>(textures, recipe.textures) &&
  oneOf<string>(flavours, [recipe.flavour]) &&
  oneOf<string>(temperatures, [recipe.temperature]) &&
  oneOf<string>(courses, [recipe.course])

/** "dairy-free waffles" are named after no dairy. */
const withoutClaims = (words: string): string =>
  words.includes(' free ') ? words.replace(/ \S+ free(?= )/gu, '') : words

export const named = (words: string, { phrases, otherThings, exemptions }: RefusedTerm): boolean =>
  holdsPhrase(
    withoutPhrases(withoutClaims(words), [
      ...otherThings,
      ...exemptions.flatMap((one) => one.phrases),
    ]),
    phrases,
  ) ||
  holdsPhrase(
    words,
    phrases.filter((phrase) => phrase.includes(' free')),
  )

const asWritten = new WeakMap<Recipe, Dish>()

/** The recipe with its own foods, as it is known by name. */
export function ownDish(recipe: Recipe): Dish {
  const known = asWritten.get(recipe)
  if (known) return known
  const dish: Dish = {
    recipe,
    ingredients: recipe.ingredients.map((ingredient) => ({
      ingredient,
      food: requireFood(ingredient.food),
      prep: null,
      reason: null,
    })),
  }
  asWritten.set(recipe, dish)
  return dish
}

/** Whether the dish is of a kind: "soup" in "tomato soup". */
const isForm = (recipe: Recipe, form: RefusedTerm): boolean =>
  named(nameWordsOf(ownDish(recipe)), form) ||
  form.kinds.some((kind) => isOfKind(recipe, kind)) ||
  ownDish(recipe).ingredients.some(({ food, ingredient }) => shows(food, ingredient, recipe, form))

/** Whether a term has a say in a dish: not in one that goes by the name of what stays. */
function concerns({ term }: WeighedTerm, recipe: Recipe): boolean {
  if (term.forms.length === 0 && term.exemptions.length === 0) return true
  if (term.forms.length > 0 && !term.forms.some((form) => isForm(recipe, form))) return false
  const formsThatStay = term.exemptions
    .filter((one) => one.isForm)
    .flatMap(({ phrases }) => phrases)
  return !holdsPhrase(nameWordsOf(ownDish(recipe)), formsThatStay)
}

/** The terms of a child's refusals that have a say in a dish. */
export const refusalsIn = (recipe: Recipe, refusals: readonly Refusal[]): readonly Refusal[] => {
  const concernAll = refusals.every(({ terms }) => terms.every((one) => concerns(one, recipe)))
  if (concernAll) return refusals
  return refusals
    .map((refusal) => ({ ...refusal, terms: refusal.terms.filter((one) => concerns(one, recipe)) }))
    .filter(({ terms }) => terms.length > 0)
}

const reasonOf = (refusal: Refusal | undefined): RuleReason | null =>
  refusal ? { kind: refusal.kind, id: refusal.typed } : null

/** What a parent typed that keeps a food out of a dish, or null. */
export function refusalOfFood(
  food: Food,
  ingredient: Ingredient,
  recipe: Recipe,
  refusals: readonly Refusal[],
): RuleReason | null {
  const refusal = refusals.find(({ terms }) =>
    terms.some(({ term }) => shows(food, ingredient, recipe, term)),
  )
  return reasonOf(refusal)
}

/** A form made at home: pizza of ours is the pizza that is refused. */
const standsForForm = ({ standsFor }: Recipe, { plainForms, forms, state }: RefusedTerm) =>
  forms.length === 0 && state === null && standsFor.some((id) => plainForms.has(id))

/** What a parent typed that the dish is called by, stands for, or is a kind of; or null. */
export function refusalOfDish(dish: Dish, refusals: readonly Refusal[]): RuleReason | null {
  if (refusals.length === 0) return null
  const words = nameWordsOf(dish)
  const refusal = refusals.find(({ terms }) =>
    terms.some(
      ({ term }) =>
        named(words, term) ||
        standsForForm(dish.recipe, term) ||
        term.kinds.some((kind) => isOfKind(dish.recipe, kind)),
    ),
  )
  return reasonOf(refusal)
}
