import type { AllergenId } from '@brightplate/foods/allergen'
import { ageBandOf } from '@brightplate/foods/eating/age-band'
import type { Food } from '@brightplate/foods/food'
import { mayChokeOn } from '@brightplate/foods/may-choke-on'
import type {
  PlainFood,
  PlainGroup,
  PlainTexture,
  Portion,
} from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import {
  partedVariant,
  variantName,
  variantNameFor,
} from '@brightplate/foods/plain-foods/spoken-variant'
import type { Course, Recipe, Texture } from '@brightplate/recipes/recipe'
import type { Dish } from '../../dishes/dish.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { ageRuleAgainst, juiceMlPerDay } from '../../rules/age-rules.ts'
import { excludedOnce } from '../../rules/excluded-once.ts'
import type { RuleReason } from '../../rules/rule-reason.ts'
import { isSweetenedDrink } from './is-sweetened-drink.ts'
import { portionMeasure } from './portion-measure.ts'

const felt: Readonly<Record<PlainTexture, Texture>> = {
  'dry-crunchy': 'crunchy',
  crisp: 'crunchy',
  soft: 'soft',
  juicy: 'soft',
  smooth: 'smooth',
  wet: 'smooth',
  chewy: 'chewy',
  mixed: 'mixed',
}

const texturesOf = ({ form }: PlainFood): Texture[] =>
  form.shape === 'drink' ? ['thin'] : [...new Set(form.textures.map((one) => felt[one]))]

/**
 * What a child of this age eats of it at a time, of a sweetened drink no more than of juice (AAP 2017); null where a
 * rule of age has it never served.
 */
export function portionOf(
  plain: PlainFood,
  { ageYears }: Pick<PlannerProfile, 'ageYears'>,
): Portion | null {
  const portion = plain.portions[ageBandOf(ageYears)]
  const glass = juiceMlPerDay(ageYears)
  if (!portion || portion.most <= glass || !isSweetenedDrink(plain.category)) return portion
  return { usual: Math.min(portion.usual, glass), most: glass }
}

/** From the 75th percentile of a lognormal distribution to its 90th: 1.2816 over 0.6745 standard deviations. */
const toMostEaten = 1.9

/** Most portions at once: the age's 90th percentile, computed from its median and 75th, to a tenth. */
export const mostPortions = ({ usual, most }: Portion): number =>
  Math.floor((most / usual) ** toMostEaten * 10) / 10

/** Most portions beside what a meal is built upon, to a tenth. */
export const mostPortionsBeside = ({ usual, most }: Portion): number =>
  Math.max(1, Math.floor((most / usual) * 10) / 10)

/** No recipe of ours begins so. */
export const plainRecipeId = (plainId: string): string => `plain-food-${plainId}`

/** "Toast the gluten-free waffles": a variant is called by its whole name. */
function stepOf({ step, name, variantOf }: PlainFood): string {
  const ordinary = variantOf === null ? undefined : plainFoodOf(variantOf)
  if (!ordinary || step.includes(name)) return step
  return step.includes(ordinary.name)
    ? step.replace(ordinary.name, name)
    : withClaims(step, ordinary.name, name)
}

/** What a step calls by its kind alone, and what it is put into: "dry pasta", "the bun". */
const ofGrain =
  /(?<!-free |corn )\b(dry pasta|pasta|buns?|bread|flour tortillas?|tortillas?|noodles)\b/g

/** "Boil gluten-free pasta": the kind of a variant says what it is made without. */
function withClaims(step: string, ordinary: string, name: string): string {
  const { without } = partedVariant(name)
  const kind = ordinary.split(' ').at(-1) ?? ordinary
  if (without === '') return step
  const claim = /(?:^| )(gluten-free)/.exec(without)?.[1]
  if (claim) return step.replace(ofGrain, (word) => `${claim} ${word.replace('dry ', '')}`)
  return step.replace(new RegExp(`(?<!-free )\\b(?:dry )?${kind}\\b`), `${without} ${kind}`)
}

/** Every end of a name, the longest first: "red pepper sticks", "pepper sticks", "sticks". */
const endsOf = (name: string): string[] =>
  name.split(' ').map((_, place, words) => words.slice(place).join(' '))

/** What stands between "the" and the kind of a variant: "the dairy-free and egg-free muffin". */
const claims = '(?:[a-z]+-free(?:,| and)? |vegan )*'

/** Names its food as recipes do, so that it stands in the number of its line: "Peel the oranges and take them apart." */
export function withNumber(step: string, food: Food): string {
  if (food.plural === undefined) return step
  for (const word of [...endsOf(food.plural), ...endsOf(food.name)]) {
    const named = new RegExp(`\\bthe (${claims})${word}\\b`)
    if (named.test(step)) return step.replace(named, `the $1[${food.id}|${word}]`)
  }
  return step
}

const recipes = new WeakMap<PlainFood, Map<Course, Map<number, Recipe>>>()

/** A plain food as a recipe of one portion, so that every rule that holds for a dish holds for it. */
export function plainRecipe(plain: PlainFood, course: Course, grams: number): Recipe {
  const ofPlain = recipes.get(plain) ?? new Map<Course, Map<number, Recipe>>()
  recipes.set(plain, ofPlain)
  const atCourse = ofPlain.get(course) ?? new Map<number, Recipe>()
  ofPlain.set(course, atCourse)
  // Cached by age.
  const recipe = atCourse.get(grams) ?? writeRecipe(plain, course, grams)
  atCourse.set(grams, recipe)
  return recipe
}

function writeRecipe(plain: PlainFood, course: Course, grams: number): Recipe {
  const { id, name, form, minutes, picture } = plain
  return {
    id: plainRecipeId(id),
    version: 1,
    course,
    name,
    cuisine: 'plain',
    servings: 1,
    ingredients: [
      {
        food: id,
        grams,
        ...portionMeasure(plain, grams),
      },
    ],
    steps: [withNumber(stepOf(plain), plain.food)],
    activeMinutes: Math.min(minutes, mostActive[form.preparation] ?? usuallyActive),
    totalMinutes: minutes,
    textures: texturesOf(plain),
    temperature: form.temperature,
    flavour: form.flavour === 'strong' ? 'strong' : 'mild',
    equipment: [],
    freezes: false,
    lunchBox: form.temperature === 'cold',
    picture: picture.split('_'),
    category: plain.category,
    group: plain.group,
    standsFor: [id],
    onlyFor: [],
  }
}

/** Active minutes by kind of heat: baking and toasting need putting in and taking out, boiling one stir and draining, other heat some watching. */
const usuallyActive = 5
const mostActive: Readonly<Partial<Record<PlainFood['form']['preparation'], number>>> = {
  baked: 2,
  breaded: 2,
  toasted: 2,
  frozen: 2,
  boiled: 3,
}

/** Whether a step makes the safe form already: "Spread peanut butter thinly on a slice of bread". */
const isNamedIn = (step: string, prep: string): boolean =>
  prep.split(' ').every((word) => step.toLowerCase().split(/\W+/).includes(word))

/** A salad with chicken is cold, and made all the same: its step says so. */
const isMadeAtHome = (step: string): boolean => step.includes('home-made')

/** What comes raw or as bought is cut as the child can chew it, and not as others have it. */
function carefulSteps(plain: PlainFood, prep: string): string[] {
  const step = stepOf(plain)
  const form = prep.startsWith('the ') ? `with ${prep}` : prep
  const serve = withNumber(`Serve the ${plain.name} ${form}.`, plain.food)
  const { preparation } = plain.form
  if ((preparation === 'raw' || preparation === 'as-bought') && !isMadeAtHome(step)) return [serve]
  const made = withNumber(step, plain.food)
  return isNamedIn(made, prep) ? [made] : [made, serve]
}

/** Groups in which nobody expects meat, so that “vegan” need not be said. */
const ofPlants: readonly PlainGroup[] = [
  'bread',
  'noodles',
  'pancake-waffle',
  'cracker-sweet',
  'bar',
]
const ofAnimals: readonly AllergenId[] = ['milk', 'egg', 'fish', 'crustacean', 'mollusc']

/** Whether no rule of the child is answered by "vegan": a child without wheat has gluten-free ramen. */
const asksForNoVegan = (
  { group }: PlainFood,
  { allergens, diets, words }: PlannerProfile['restrictions'],
): boolean =>
  ofPlants.includes(group) &&
  words.length === 0 &&
  diets.every((id) => id === 'gluten-free') &&
  !allergens.some((id) => ofAnimals.includes(id))

/** A variant by what this child may not have of the ordinary food. */
function calledFor(plain: PlainFood, restrictions: PlannerProfile['restrictions']): PlainFood {
  if (plain.variantOf === null) return plain
  const called = variantNameFor(plain, plainFoodOf(plain.variantOf)?.food, restrictions)
  const name = asksForNoVegan(plain, restrictions)
    ? called.replace('-free vegan ', '-free ')
    : called
  if (name === plain.name) return plain
  const [before, after] = [partedVariant(plain.name).without, partedVariant(name).without]
  // "Toast the dairy-free and egg-free bread": the kind alone is named, with what it is made without.
  const named = plain.step.replaceAll(plain.name, name).replaceAll(`${before} `, `${after} `)
  // Nor is its bread called free of gluten, as it still is, where the child may have gluten.
  const isDropped = before.includes('gluten-free') && !after.includes('gluten-free')
  const step = isDropped ? named.replaceAll('gluten-free ', after && `${after} `) : named
  const { plural, ...food } = plain.food
  const parted = plural === undefined ? null : partedVariant(plural)
  // Of a food that recipes use too the plural is another name: "plain rice cakes labelled free of soy".
  const isOfName = parted !== null && parted.without === before
  return {
    ...plain,
    name,
    step,
    food: {
      ...food,
      name,
      ...(isOfName ? { plural: variantName({ without: after, name: parted.name }) } : {}),
    },
  }
}

/** A plain food as this child is served it. */
interface Prepared {
  called: PlainFood
  /** Grams of a portion. */
  usual: number
  prep: string | null
}

/** What of a plain food is the same at every course. */
interface AtAnyCourse {
  /** What keeps it out before its age rule is asked. */
  out: RuleReason | null
  prepared: Prepared | RuleReason
}

/** Cached by profile: a plan asks for five courses, and whether it is possible at all. */
const before = new WeakMap<PlannerProfile, Map<PlainFood, AtAnyCourse>>()

function preparedFor(plain: PlainFood, profile: PlannerProfile): AtAnyCourse['prepared'] {
  const { restrictions } = profile
  const portion = portionOf(plain, profile)
  if (!portion || !portionOf(plain, restrictions)) return { kind: 'age', id: 'serving-size' }
  const { under5 } = plain
  if (under5 === null && mayChokeOn({}, restrictions)) return { kind: 'age', id: 'choking' }
  const isChanged = under5 !== null && under5 !== 'as-is' && mayChokeOn(under5, restrictions)
  const prep = isChanged ? under5.words : null
  return { called: calledFor(plain, restrictions), usual: portion.usual, prep }
}

function atAnyCourse(plain: PlainFood, profile: PlannerProfile): AtAnyCourse {
  const ofProfile = before.get(profile) ?? new Map<PlainFood, AtAnyCourse>()
  before.set(profile, ofProfile)
  const known = ofProfile.get(plain)
  if (known) return known
  const out = excludedOnce(plain.food, profile.restrictions)
  const now = {
    out: out && { kind: out.rule, id: out.id },
    prepared: preparedFor(plain, profile),
  }
  ofProfile.set(plain, now)
  return now
}

/** The plain food as this child may eat it at a course, or the rule that keeps it out. */
export function plainDish(
  plain: PlainFood,
  course: Course,
  profile: PlannerProfile,
): { dish: Dish; reason: null } | { dish: null; reason: RuleReason } {
  const { out, prepared } = atAnyCourse(plain, profile)
  if (out) return { dish: null, reason: out }
  const age = ageRuleAgainst(plain.food, course, profile)
  if (age) return { dish: null, reason: { kind: 'age', id: age } }
  if (!('called' in prepared)) return { dish: null, reason: prepared }
  const { called, usual, prep } = prepared
  const ordinary = plainRecipe(called, course, usual)
  const recipe = prep === null ? ordinary : { ...ordinary, steps: carefulSteps(called, prep) }
  const [ingredient] = recipe.ingredients
  if (!ingredient) throw new Error(`${plain.id} has no line`)
  return {
    dish: { recipe, ingredients: [{ ingredient, food: called.food, prep, reason: null }] },
    reason: null,
  }
}
