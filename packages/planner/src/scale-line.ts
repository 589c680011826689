import type { Food } from '@brightplate/foods/food'
import type { Ingredient } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from './planner-profile.ts'

export interface ScaledLine {
  /** Grams that are eaten, to a tenth. Everything computed from the plan starts here. */
  grams: number
  /** As a cook reads it: "1/2 cup rolled oats (40 g)". */
  text: string
}

const meatOrigins = ['beef', 'lamb', 'poultry']

/** What a line asks for before the name of a food of these origins. */
export const certification = (
  { restrictions }: PlannerProfile,
  origins: readonly string[],
): string | null =>
  restrictions.diets.includes('halal') && origins.some((origin) => meatOrigins.includes(origin))
    ? 'halal-certified'
    : null

const countable = ['piece', 'slice', 'clove', 'stalk', 'leaf'] as const
type Countable = (typeof countable)[number]
const isCountable = (unit: string): unit is Countable =>
  countable.some((candidate) => candidate === unit)

const teaspoons: Readonly<Record<string, number>> = { cup: 48, tbsp: 3, tsp: 1, pinch: 1 / 16 }
const gramsPerOunce = 28.35

const fractions: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]

function nearestFraction(amount: number): string {
  const whole = Math.floor(amount)
  const rest = amount - whole
  let best = fractions[0] ?? [0, '']
  for (const fraction of fractions) {
    if (Math.abs(fraction[0] - rest) < Math.abs(best[0] - rest)) best = fraction
  }
  const wholes = whole + (best[0] === 1 ? 1 : 0)
  if (best[1] === '') return String(wholes)
  return wholes === 0 ? best[1] : `${wholes} ${best[1]}`
}

const tenth = (grams: number) => Math.round(grams * 10) / 10
const gramsText = (grams: number) => `${grams >= 10 ? Math.round(grams) : grams} g`

function volumeText(tsp: number): string {
  if (tsp >= 11) {
    const cups = tsp / 48
    return `${nearestFraction(cups)} ${cups > 1.12 ? 'cups' : 'cup'}`
  }
  if (tsp >= 2.7) return `${nearestFraction(Math.round((tsp / 3) * 2) / 2)} tbsp`
  if (tsp >= 0.2) return `${nearestFraction(Math.round(tsp * 4) / 4)} tsp`
  return 'a pinch of'
}

function countText(unit: Countable, amount: number, food: Food): string {
  const number = nearestFraction(amount)
  if (unit === 'piece') return `${number} ${amount > 1 ? (food.plural ?? food.name) : food.name}`
  const units = unit === 'leaf' ? 'leaves' : `${unit}s`
  return `${number} ${amount > 1 ? units : unit} ${food.name}`
}

/** Grams of a piece under which a cup holds many: "1 cup blueberries", but "1 cup carrot, grated". */
const smallPieceGrams = 25

const manyName = (food: Food) =>
  (food.measures.piece ?? 0) < smallPieceGrams ? (food.plural ?? food.name) : food.name

/** Leaves out what the name says already: "drained canned chickpeas, drained". */
const addedPrep = (prep: string, food: Food) =>
  prep
    .split(', ')
    .filter((part) => !` ${food.name} `.includes(` ${part} `))
    .join(', ')

/** Ounces where the recipe has no household measure; small weights in grams alone. */
function weightText(grams: number, food: Food): string {
  const ounces = grams / gramsPerOunce
  return ounces < 0.5 ? `a little ${food.name}` : `${nearestFraction(ounces)} oz ${manyName(food)}`
}

/**
 * What a line says before what is done: "1/2 cup rolled oats". Pieces come in halves, and the grams
 * follow what is printed, so that what a plan counts is what a cook weighs.
 */
export function lineAmount(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  certified: string | null,
): ScaledLine {
  const { measure } = ingredient
  const shown = certified ? { ...food, name: `${certified} ${food.name}`, plural: undefined } : food
  // A substitute weighs what the ingredient weighed, and is measured by its own measures.
  const own = ingredient.food === food.id
  const wanted = ingredient.grams * scale
  const unit = measure?.unit
  const unitGrams =
    measure && own ? ingredient.grams / measure.amount : unit ? food.measures[unit] : undefined
  if (unit && unitGrams && isCountable(unit)) {
    const amount = Math.max(0.5, Math.round((wanted / unitGrams) * 2) / 2)
    return { grams: tenth(unitGrams * amount), text: countText(unit, amount, shown) }
  }
  const grams = Math.max(0.1, tenth(wanted))
  const tsp = unit && unitGrams ? ((teaspoons[unit] ?? 0) * wanted) / unitGrams : 0
  const text = tsp > 0 ? `${volumeText(tsp)} ${manyName(shown)}` : weightText(grams, shown)
  return { grams, text }
}

/** One ingredient of a recipe for `scale` times its amount. */
export function scaleLine(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  prep: string | null,
  certified: string | null,
): ScaledLine {
  const added = prep ? addedPrep(prep, food) : ''
  const suffix = added ? `, ${added}` : ''
  const { grams, text } = lineAmount(ingredient, food, scale, certified)
  return { grams, text: `${text}${suffix} (${gramsText(grams)})` }
}
