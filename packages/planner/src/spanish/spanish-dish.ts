import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { kindOf } from '../compositions/filters/kind-of.ts'
import { inTitleOrder } from '../compositions/parts/in-title-order.ts'
import { type DishPart, dishFacts, type StoredPart, type WrittenDish } from '../facts/dish-facts.ts'
import { inMetric } from '../steps/in-metric.ts'
import { spanishList } from './articles.ts'
import { type MealPlace, putAway, takenOut } from './spanish-meal.ts'
import { type SpanishPart, spanishPart, withinSpanish } from './spanish-part.ts'
import { spanishWords } from './spanish-words.ts'
import { spanishWarming } from './warming.ts'

/** What a meal, or what of it all at the table share, says in Spanish. */
export interface SpanishWords {
  name: string
  ingredients: string[]
  steps: string[]
}

/** A meal in Spanish words. */
export interface SpanishDish extends SpanishWords {
  /** Without what is prepared separately for the child; null where nothing is. */
  shared: SpanishWords | null
  /** What each of its parts is called, in their order, with the parent's own word where that is another. */
  parts: string[]
}

/** A part of a meal with its Spanish words. */
export interface SpanishDishPart {
  dishPart: DishPart
  words: SpanishPart
}

/** A title that is read at a glance; the parts of the meal stand below it. */
const longestTitle = 60

const groupOf = ({ food_id, recipe_id }: StoredPart): PlainGroup | null =>
  (food_id ? plainFoodOf(food_id)?.group : recipe_id && recipeOf(recipe_id)?.group) || null

const isDrink = (part: StoredPart): boolean => kindOf(groupOf(part)) === 'drink'

/** What a long title leaves to the parts below it, in the order of the English title. */
const leftOut: readonly ((part: StoredPart) => boolean)[] = [
  (part) => part.role !== 'learning' && isDrink(part),
  ({ role }) => role === 'side',
  ({ role }) => role === 'accepted',
  ({ role }) => role === 'learning',
]

const isWithout = (name: string): boolean => / sin /.test(name)

/** What stands on a label is left to the parts: "etiquetadas sin nueces, soya ni ajonjolí". */
const onLabel = /,?(?: y)? etiquetad[oa]s? [^(]*?(?= \(|$)/u

function titleOf(shown: readonly SpanishDishPart[]): string {
  const [first = '', ...others] = shown.map(({ dishPart: { part }, words }, index) => {
    const name = words.name.replace(onLabel, '')
    if (index === 0) return name
    const food = withinSpanish(name)
    return part.role === 'learning' ? spanishWords.taste({ food }) : food
  })
  if (others.length === 0) return first
  // What is without something stands last: "sin gluten y brócoli" would be without both.
  const ordered = others.toSorted((one, other) => Number(isWithout(one)) - Number(isWithout(other)))
  const isMany = / (?:y|e|con|sin) |,/.test(first)
  return isMany
    ? spanishWords.beside({ dish: first, foods: spanishList(ordered) })
    : spanishList([first, ...ordered])
}

function mealName(parts: readonly SpanishDishPart[]): string {
  let shown = inTitleOrder(
    parts.filter(({ dishPart: { part } }) => !part.for_others),
    ({ dishPart: { part } }) => ({
      role: part.role,
      group: groupOf(part),
      isPlain: part.food_id !== undefined,
    }),
  )
  for (const isLeftOut of leftOut) {
    while (titleOf(shown).length > longestTitle) {
      const [longest] = shown
        .slice(1)
        .filter(({ dishPart: { part } }) => isLeftOut(part))
        .toReversed()
        .toSorted((a, b) => b.words.name.length - a.words.name.length)
      if (!longest) break
      shown = shown.filter((one) => one !== longest)
    }
  }
  return titleOf(shown)
}

/** A food without a Spanish name stands in quotes. */
const unquoted = (name: string) => name.replace(/[«»]/g, '').toLowerCase()

/** The parent's word is what tells which one is meant: a brand, or a shape. */
function partName({ dishPart: { part }, words: { name } }: SpanishDishPart): string {
  const { typed } = part
  if (typed === null || typed.toLowerCase() === unquoted(name)) return name
  return spanishWords.typed({ food: name, typed })
}

/** How what is left of an earlier meal comes to the table: it is taken out and warmed. */
function keptStep(
  leftover: NonNullable<WrittenDish['leftover']>,
  facts: DishPart['facts'],
  at: MealPlace,
): string | null {
  const step = facts && spanishWarming(facts.dish.recipe)
  if (!facts || step === null) return null
  return `${takenOut(leftover, at)} ${facts.measures === 'metric' ? inMetric(step) : step}`
}

interface StepsOfPart {
  part: SpanishDishPart
  steps: string[]
}

/** The steps of each part; of what is left of an earlier meal the rest is made fresh. */
function stepsOfParts(
  { leftover }: WrittenDish,
  translated: readonly SpanishDishPart[],
  at: MealPlace,
): StepsOfPart[] | null {
  const [base, ...others] = translated.map((part) => ({ part, steps: part.words.steps }))
  if (!base) return leftover ? null : []
  if (!leftover) return [base, ...others]
  const warming = keptStep(leftover, base.part.dishPart.facts, at)
  return warming === null ? null : [{ ...base, steps: [warming] }, ...others]
}

/** What all at the table eat of a meal; null where nothing of it is prepared separately. */
function sharedOf(ofParts: readonly StepsOfPart[]): SpanishWords | null {
  const shared = ofParts.filter(({ part }) => part.dishPart.part.apart_steps === undefined)
  if (shared.length === ofParts.length) return null
  return {
    name: shared.map(({ part }) => part.words.name).join(', '),
    ingredients: shared.flatMap(({ part }) => part.words.lines),
    steps: shared.flatMap(({ steps }) => steps),
  }
}

/**
 * The parts of a stored meal; null where it is not exactly what we would write from what it was made of, or where
 * something of it has no Spanish: then it is read in English.
 */
export function spanishParts(dish: WrittenDish): SpanishDishPart[] | null {
  const parts = dishFacts(dish)
  if (!parts) return null
  const translated: SpanishDishPart[] = []
  for (const dishPart of parts) {
    const part = spanishPart(dishPart)
    if (!part) return null
    translated.push({ dishPart, words: part })
  }
  return translated
}

/** A meal of which the parts are said; null for what is left of a dish of which we know no way to warm it. */
export function spanishDishOf(
  dish: WrittenDish,
  translated: readonly SpanishDishPart[],
  at: MealPlace,
): SpanishDish | null {
  const ofParts = stepsOfParts(dish, translated, at)
  if (!ofParts) return null
  const steps = ofParts.flatMap((one) => one.steps)
  return {
    name: mealName(translated),
    shared: sharedOf(ofParts),
    ingredients: translated.flatMap(({ words: { lines } }) => lines),
    steps: dish.cooked_for ? [...steps, putAway(dish.cooked_for, at)] : steps,
    parts: translated.map(partName),
  }
}

/**
 * A stored meal in Spanish; null where it is read in English.
 * @param at where it stands in its plan
 */
export function spanishDish(dish: WrittenDish, at: MealPlace): SpanishDish | null {
  const translated = spanishParts(dish)
  return translated && spanishDishOf(dish, translated, at)
}
