import type { Food } from '@brightplate/foods/food'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { Ingredient } from '@brightplate/recipes/recipe'
import type { Amount } from '../measures/amount.ts'
import { namedFor } from '../measures/label-asked-for.ts'
import { measureLine } from '../measures/measure-line.ts'
import { nameInNumber } from '../measures/name-in-number.ts'
import type { PlannerProfile } from '../planner-profile.ts'

export interface ScaledLine {
  /** Grams that are eaten, as printed. Everything computed from the plan starts here. */
  grams: number
  /** As a cook reads it: "1/2 cup rolled oats (40 g)". */
  readonly text: string
}

/** For whom a line is printed: what it has to ask for, and in which measures. */
export type LineReader = Pick<PlannerProfile, 'restrictions' | 'measures'>

const meatOrigins = ['beef', 'lamb', 'poultry']

/** What a line asks for before the name of a food of these origins. */
const certification = ({ diets }: Restrictions, origins: readonly string[]): string | null =>
  diets.includes('halal') && origins.some((origin) => meatOrigins.includes(origin))
    ? 'halal-certified'
    : null

/** Grams of a piece under which a cup holds many: "1 cup blueberries", but "1 cup carrot, grated". */
const smallPieceGrams = 25

export function isMany({ text, pieces }: Amount, { measures: { piece } }: Food): boolean {
  if (pieces !== null) return pieces > 1 && /^[\d/ ]+$/.test(text)
  return text !== 'a little' && (piece === undefined || piece < smallPieceGrams)
}

/** Leaves out what the name says already: "drained canned chickpeas, drained". */
export const addedPrep = (prep: string, food: Food) =>
  prep
    .split(', ')
    .filter((part) => !` ${food.name} `.includes(` ${part} `))
    .join(', ')

/** What a line calls its food: with what a rule asks for, and in the number that is taken. */
function nameOf(amount: Amount, food: Food, { restrictions }: LineReader): string {
  const certified = certification(restrictions, food.origins)
  const named = namedFor(food, restrictions)
  const name = nameInNumber(named, isMany(amount, food), amount.text)
  return certified ? `${certified} ${name}` : name
}

/** What a line says before what is done: "1/2 cup rolled oats". */
export function lineAmount(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  reader: LineReader,
): string {
  const amount = measureLine(ingredient, food, scale, reader.measures)
  return `${amount.text} ${nameOf(amount, food, reader)}`
}

/** One ingredient of a recipe for `scale` times its amount. */
export function scaleLine(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  prep: string | null,
  reader: LineReader,
): ScaledLine {
  const amount = measureLine(ingredient, food, scale, reader.measures)
  const print = () => {
    const name = nameOf(amount, food, reader)
    const added = prep ? addedPrep(prep, food) : ''
    const suffix = added ? `, ${added}` : ''
    const weight = amount.isWeighed ? '' : ` (${amount.grams} g)`
    return `${amount.text} ${name}${suffix}${weight}`
  }
  let text: string | undefined
  return {
    grams: amount.grams,
    // Of the many sizes that a search weighs few are printed.
    get text() {
      text ??= print()
      return text
    },
  }
}
