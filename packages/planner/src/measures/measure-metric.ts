import { type Amount, asPrinted } from './amount.ts'
import { spoons } from './measure-us.ts'

const millilitresOfTeaspoon = 5

/** Up to two tablespoons a metric cook takes the spoon as well. */
const mostTeaspoons = 6

/** Below this a kitchen scale says nothing. */
const leastGrams = 2

const toStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

/** To a gram under ten, to five up to half a kilogram, to ten above. */
const weighable = (grams: number) => toStep(grams, grams < 10 ? 1 : grams < 500 ? 5 : 10)

/** Spoons, millilitres of what is poured, grams of the rest; grams follow what is printed. */
export function measureMetric(
  grams: number,
  gramsOfTeaspoon: number | null,
  isPoured: boolean,
): Amount {
  const teaspoons = gramsOfTeaspoon === null ? null : grams / gramsOfTeaspoon
  const counted = { pieces: null, grams: Math.max(0.1, asPrinted(grams)), isWeighed: false }
  if (teaspoons !== null && Math.round(teaspoons * 4) / 4 <= mostTeaspoons) {
    return { ...spoons(teaspoons), ...counted }
  }
  if (gramsOfTeaspoon !== null && teaspoons !== null && isPoured) {
    const value = toStep(teaspoons * millilitresOfTeaspoon, 10)
    const poured = asPrinted((value / millilitresOfTeaspoon) * gramsOfTeaspoon)
    const printed = { text: `${value} ml`, number: String(value), unit: 'ml' } as const
    return { ...counted, ...printed, value, grams: poured }
  }
  if (grams < leastGrams) {
    return { text: 'a little', number: '', unit: 'little', value: grams, ...counted }
  }
  const value = weighable(grams)
  const printed = { text: `${value} g`, number: String(value), unit: 'g' } as const
  return { ...printed, value, pieces: null, grams: value, isWeighed: true }
}
