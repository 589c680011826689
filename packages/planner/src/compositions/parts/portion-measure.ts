import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Ingredient } from '@brightplate/recipes/recipe'
import { isCountedByName } from '../../measures/name-in-number.ts'

/** Of lighter pieces nobody counts out a portion, nor more than a dozen of what a cup holds. */
const leastPiece = 2
const mostPieces = 12
/** A twentieth of a head of lettuce is no portion; a quarter of a mango is. */
const leastPieces = 0.2
/** A leaf is not cut. */
const leastLeaves = 0.75

type Shape = PlainFood['form']['shape']

const neverCounted: readonly Shape[] = ['spoon', 'scoop', 'drink']

/** What is spooned, scooped or poured comes by the cup; toast does not. */
const byTheCup: readonly Shape[] = [
  'loose',
  'flake',
  'spoon',
  'scoop',
  'drink',
  'pieces',
  'strand',
  'tube',
]

/** Of these a cup is filled whatever their shape: chips, berries, fries. */
const heaped: readonly PlainGroup[] = [
  'cereal',
  'fruit',
  'fruit-dried',
  'vegetable-raw',
  'vegetable-cooked',
  'beans',
  'potato-fried',
  'potato',
  'pasta',
  'pasta-dish',
  'noodles',
  'chips-salty',
  'cracker',
  'cracker-sweet',
  'nuts',
  'sweets',
]

const bySlices = ['slice', 'stalk', 'leaf', 'piece'] as const
const byPieces = ['piece', 'slice', 'stalk', 'leaf'] as const

type Measured = Pick<Ingredient, 'measure' | 'portion'>

function counted({ food, form }: PlainFood, grams: number, isScooped: boolean): Measured | null {
  if (neverCounted.includes(form.shape)) return null
  for (const unit of form.shape === 'slice' ? bySlices : byPieces) {
    const each = food.measures[unit]
    if (!each) continue
    const amount = grams / each
    const least = unit === 'leaf' ? leastLeaves : leastPieces
    const isPiece =
      unit !== 'piece' || (each >= leastPiece && (isCountedByName(food) || !isScooped))
    if (isPiece && amount >= least && (amount <= mostPieces || !isScooped)) {
      return { measure: { amount, unit }, portion: true }
    }
  }
  return null
}

/**
 * How a portion is counted out: in pieces or slices where a child gets a few, else by the cup, else by weight, as
 * meat, fish and cheese are.
 */
export function portionMeasure(plain: PlainFood, grams: number): Measured {
  const { food, form, group } = plain
  const { cup } = food.measures
  const isScooped = cup !== undefined && (byTheCup.includes(form.shape) || heaped.includes(group))
  const byPiece = counted(plain, grams, isScooped)
  if (byPiece) return byPiece
  return isScooped ? { measure: { amount: grams / cup, unit: 'cup' }, portion: true } : {}
}
