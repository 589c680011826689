import { isFoodOfCuisine, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { TagReading, Understanding } from '@brightplate/foods/interpretation'
import { wordsOfGroup } from '@brightplate/foods/refused-foods/words-of-group'
import { isReportedByName, reportedName } from '@brightplate/foods/reported-by-name'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { dishesAtHome, type PlanDocument, type PlannedDish } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say, sayAsTyped, sayPart } from '../texts/english.ts'
import { broughtBy } from './nutrition-report.ts'

export interface TagChange {
  tag: string
  text: KeyedText
}

type HomeDish = ReturnType<typeof dishesAtHome>[number]

interface Dish {
  name: string
  ingredients: readonly string[]
  textures: readonly string[]
}

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const holdsWord = (dish: Dish, wanted: readonly string[]) =>
  [dish.name, ...dish.ingredients].some((text) =>
    wanted.some((word) => words(text).includes(words(word).trimEnd())),
  )

function wishedText(document: PlanDocument, answers: (dish: HomeDish) => boolean): KeyedText {
  const dishes = document.days.flatMap(dishesAtHome)
  const count = dishes.filter(answers).length
  return count > 0
    ? say('change.wished', { count, total: dishes.length })
    : say('change.none-wished')
}

type NamedFood = Pick<NonNullable<PlannedDish['parts']>[number], 'recipe_id' | 'food_id'>

function isOfCuisine({ recipe_id = '', food_id }: NamedFood, cuisine: string): boolean {
  const { cuisine: ofRecipe = '' } = recipeOf(recipe_id) ?? {}
  return (
    isRecipeOfCuisine(ofRecipe, [cuisine]) ||
    (food_id !== undefined && isFoodOfCuisine(food_id, [cuisine]))
  )
}

/** Whether what a meal is built upon is of a cuisine. */
const isMealOf = ({ recipe_id, parts: [base] = [] }: PlannedDish, cuisine: string): boolean =>
  isOfCuisine(base ?? { recipe_id }, cuisine)

/** Whether anything on its plate is. */
const holdsCuisine = ({ recipe_id, parts = [] }: HomeDish, cuisine: string): boolean =>
  [{ recipe_id }, ...parts].some((food) => isOfCuisine(food, cuisine))

/** Fewer of the lunches and dinners than half, or of several cuisines than a share of the half, which is said. */
function areFew(
  { days }: PlanDocument,
  cuisine: string,
  { cuisines = [] }: PlannerProfile,
): boolean {
  const mains = days.flatMap(({ lunch, dinner }) => [lunch, dinner])
  const atHome = mains.filter((meal) => !meal.eaten_out)
  const share = Math.floor(atHome.length / 2 / Math.max(1, cuisines.length))
  return atHome.filter((meal) => isMealOf(meal, cuisine)).length < share
}

function cuisineText(
  document: PlanDocument,
  { term, cuisine }: Extract<Understanding, { kind: 'cuisine' }>,
  profile: PlannerProfile,
): KeyedText {
  const { days } = document
  const meals = days
    .flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])
    .filter((meal) => !meal.eaten_out)
  const count = meals.filter((meal) => isMealOf(meal, cuisine)).length
  const key = areFew(document, cuisine, profile) ? 'change.cuisine-few' : 'change.cuisine'
  if (count > 0) return say(key, { count, total: meals.length, term })
  // No meal is built upon it; it may stand beside one, or as a snack.
  return wishedText(document, (dish) => holdsCuisine(dish, cuisine))
}

/** Largest part of its usual energy by which a meal of a steady size differs from it. */
const steadyWithin = 1 / 3

function isSteady(meals: readonly PlannedDish[]): boolean {
  const atHome = meals.filter((meal) => !meal.eaten_out)
  const kcal = atHome.map((meal) => broughtBy([meal], 'energy_kcal'))
  const usual = kcal.reduce((sum, one) => sum + one, 0) / Math.max(1, kcal.length)
  return kcal.every((one) => Math.abs(one - usual) <= usual * steadyWithin)
}

function steadyText({ days }: PlanDocument): KeyedText {
  const breakfasts = days.flatMap(({ breakfast }) => (breakfast.eaten_out ? [] : breakfast))
  const protein = broughtBy(breakfasts, 'protein_g')
  const grams = Math.round(protein / Math.max(1, breakfasts.length))
  const slots = ['breakfast', 'lunch', 'dinner'] as const
  const isSo = slots.every((slot) => isSteady(days.map((day) => day[slot])))
  return say(isSo ? 'change.steady' : 'change.steady-protein', { grams })
}

function fiberText({ nutrition }: PlanDocument): KeyedText {
  const fiber = nutrition.find(({ nutrient }) => nutrient === 'fiber_g')
  const share = fiber?.target ? fiber.mean / fiber.target : 0
  return say('change.fiber', { share: Math.round(share * 100) })
}

function newFoodsText({ days }: PlanDocument, profile: PlannerProfile): KeyedText {
  if (profile.nothingNewYet) return say('change.new-foods-later')
  const steps = days.flatMap(({ day, breakfast, lunch, dinner }) =>
    [breakfast, lunch, dinner]
      .filter(({ why }) => why.some(({ key }) => key.startsWith('ladder.')))
      .flatMap(({ parts = [] }) => parts.filter(({ role }) => role === 'learning'))
      .map(({ name }) => sayPart('part.step-on-day', { name, day })),
  )
  if (steps.length > 0) return say('change.new-foods', { steps })
  const unknown = profile.safeFoods.length === 0 && profile.likes.length === 0
  return say(unknown ? 'change.new-foods-unknown' : 'change.new-foods-none')
}

const energyText = (kcal: number) => say('change.energy', { kcal })

type GoalId = Extract<Understanding, { kind: 'goal' }>['goal']

const goalTexts: Readonly<
  Record<GoalId, (document: PlanDocument, profile: PlannerProfile) => KeyedText>
> = {
  sleep: () => say('change.sleep'),
  focus: steadyText,
  calm: steadyText,
  energy: steadyText,
  'new-foods': newFoodsText,
  'weight-gain': (_, { energyKcal }) =>
    energyKcal === undefined ? say('change.weight-gain') : energyText(energyKcal),
  constipation: fiberText,
}

/** How many foods of a group are named: enough to see what is meant. */
const mostNamed = 4

function suchAs({ term, words }: Extract<Understanding, { kind: 'food' }>): string[] {
  const { parts, names } = wordsOfGroup(term)
  const held = words.length > 1 ? words : parts.length > 0 ? parts : names
  return held.filter((word) => word !== term).slice(0, mostNamed)
}

function exclusionText(
  key: 'change.kept-out' | 'change.kept-out-shared',
  understood: Extract<Understanding, { kind: 'allergen' | 'food' }>,
): KeyedText {
  const { kind, term } = understood
  if (kind === 'food' && isReportedByName(term)) {
    return say('change.by-name', { term: reportedName(understood) })
  }
  const such = kind === 'food' ? suchAs(understood) : []
  return say(key, { term, ...(such.length > 0 ? { such } : {}) })
}

function changeOf(
  understood: Exclude<Understanding, { kind: 'refused' }>,
  document: PlanDocument,
  profile: PlannerProfile,
): KeyedText {
  switch (understood.kind) {
    case 'goal':
      return goalTexts[understood.goal](document, profile)
    case 'diet':
      return say('change.diet', { term: understood.term })
    case 'allergen':
    case 'food':
      return exclusionText('change.kept-out', understood)
    case 'like': {
      if (understood.question) return say('change.which', { wish: understood.term })
      const reported = wishedText(document, (dish) => holdsWord(dish, understood.words))
      const isOpen = understood.words.some((word) => profile.likes.includes(word))
      // Made without what is forbidden it may stand: gluten-free pasta.
      return isOpen || reported.key === 'change.wished'
        ? reported
        : say('change.overruled', { wish: understood.term })
    }
    case 'cuisine':
      return cuisineText(document, understood, profile)
    case 'texture':
      return wishedText(document, (dish) => dish.textures.includes(understood.texture))
    case 'energy':
      return energyText(profile.energyKcal ?? understood.kcal)
    case 'advice':
      return say('change.advice', { advice: understood.advice })
    case 'aside':
      return understood.note === null
        ? say('change.kept')
        : say('change.advice', {
            advice: sayAsTyped(understood.note.key, understood.note.params).text,
          })
    case 'answered':
    case 'none':
    case 'clinician':
      return say('change.noted')
  }
}

const isPreference = ({ list }: TagReading): boolean => list !== 'allergies'

/** What each goal and preference changed in this plan, and which words of it we do not know. */
export function changesOf(
  readings: readonly TagReading[],
  document: PlanDocument,
  profile: PlannerProfile,
): TagChange[] {
  return readings.filter(isPreference).flatMap(({ tag, understood, notRecognised }) => [
    // what is refused has a sentence of its own, see `refused-changes.ts`
    ...understood.flatMap((one) =>
      one.kind === 'refused' ? [] : [{ tag, text: changeOf(one, document, profile) }],
    ),
    ...(notRecognised.length > 0
      ? [{ tag, text: say('change.unread', { words: [...notRecognised] }) }]
      : []),
  ])
}

/** What a preference excludes for, by which the same of two people is known; null for any other. */
const excludedBy = (one: TagReading['understood'][number]): string | null =>
  one.kind === 'diet' || one.kind === 'allergen' || one.kind === 'food'
    ? `${one.kind} ${one.term}`
    : null

/**
 * What the preferences of those who eat with the child changed in what is shared: each once, and none that the
 * child's own keep to anyway.
 */
export function sharedChangesOf(
  readings: readonly TagReading[],
  own: readonly TagReading[],
): TagChange[] {
  const reported = new Set(
    own.filter(isPreference).flatMap(({ understood }) => understood.map(excludedBy)),
  )
  return readings.filter(isPreference).flatMap(({ tag, understood }) =>
    understood.flatMap((one): TagChange[] => {
      const key = excludedBy(one)
      if (key === null || reported.has(key)) return []
      reported.add(key)
      if (one.kind === 'diet') return [{ tag, text: say('change.diet-shared', { term: one.term }) }]
      const isOut = one.kind === 'allergen' || one.kind === 'food'
      return isOut ? [{ tag, text: exclusionText('change.kept-out-shared', one) }] : []
    }),
  )
}
